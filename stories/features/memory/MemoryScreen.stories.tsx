import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { MemoryScreen } from '#client/features/memory/MemoryScreen/MemoryScreen.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

const answering = (memoryInsights: object) => ({ resolvers: { Query: { memoryInsights: () => memoryInsights } } });

const meta = {
  component: MemoryScreen,
  parameters: { layout: 'fullscreen', apollo: answering(sampleMemory) },
} satisfies Meta<typeof MemoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '接下来 30 天' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '过去一年' })).toBeInTheDocument();
    await expect(canvas.getByText('忘了 11 次')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '改改记得多牢' })).toHaveAttribute('href', '/user-setting/recall');
  },
};

/** A long list of hard cards stands beside three sheets on a desk, and leaves no hole under the first. */
export const ManyHardCards: Story = {
  globals: { viewport: { value: 'pc' } },
  parameters: {
    picture: false,
    apollo: answering({
      ...sampleMemory,
      packages: sampleMemory.packages.slice(0, 1),
      hardest: Array.from({ length: 10 }, (_, i) => ({ ...sampleMemory.hardest[0], cardId: i + 1, lapses: 20 - i })),
    }),
  },
  play: async ({ canvas }) => {
    const box = async (name: string) => {
      const sheet = (await canvas.findByRole('heading', { name })).closest('section') as HTMLElement;
      return sheet.getBoundingClientRect();
    };
    const [bars, hard, hours, time] = await Promise.all(
      ['每袋烤到几分熟', '最难的几张', '几点记得最牢', '花的时间'].map(box),
    );
    await expect([hours?.left, time?.left]).toEqual([bars?.left, bars?.left]);
    await expect(hours?.top).toBeLessThan((hard?.top ?? 0) + (hard?.height ?? 0) / 2);
    await expect(time?.top).toBeLessThan(hard?.bottom ?? 0);
  },
};

/** The page in one file: every sheet with its words, its chart and its table, and no name of a package becomes markup. */
export const SavesThePage: Story = {
  parameters: {
    picture: false,
    apollo: answering({ ...sampleMemory, packages: [{ ...sampleMemory.packages[0], name: '<b>诗 & 词</b>' }] }),
  },
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = [];
    const names: string[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    try {
      await userEvent.click(await canvas.findByRole('button', { name: '存下整页' }));
    } finally {
      made.mockRestore();
      clicked.mockRestore();
    }
    await expect(names).toEqual([expect.stringMatching(/^我的记忆 \d{4}-\d\d-\d\d\.html$/)]);
    const page = new DOMParser().parseFromString((await files[0]?.text()) as string, 'text/html');
    const sheets = [...page.querySelectorAll('section')].map((sheet) => sheet.querySelector('h2')?.textContent);
    await expect(sheets).toEqual(expect.arrayContaining(['现在，你记得住', '接下来 30 天', '最难的几张', '花的时间']));
    await expect(sheets.every((name) => name !== '')).toBe(true);
    await expect(page.querySelectorAll('table')).toHaveLength(canvas.getAllByRole('table').length);
    await expect(page.querySelector('section > svg rect')).not.toBeNull();
    await expect(page.body.textContent).toContain('忘了 11 次');
    await expect(page.body.textContent).toContain('<b>诗 & 词</b>');
    await expect(page.querySelector('section b')).toBeNull();
  },
};

/** A newcomer is told what will be here, and how to begin. */
export const Newcomer: Story = {
  parameters: {
    shots: ['mobile'],
    apollo: answering({
      cards: 0,
      remembered: 0,
      mastered: 0,
      time: { today: 0, week: 0, usualDay: 0, year: 0, card: null, cardBefore: null },
      hours: [],
      forecast: sampleMemory.forecast.map(({ day }) => ({ day, cards: 0 })),
      year: [],
      packages: [],
      hardest: [],
      calibration: null,
      model: { ...sampleMemory.model, ownSince: null, judgedOn: null, loss: null, defaultLoss: null, triedAt: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去学一关' })).toHaveAttribute('href', '/atlas');
  },
};

export const Loading: Story = { parameters: { apollo: { state: 'loading' } } };

export const Failed: Story = { parameters: { apollo: { state: 'offline' } } };
