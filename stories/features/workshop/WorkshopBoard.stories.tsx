import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WorkshopBoard } from '#client/features/workshop/WorkshopBoard/WorkshopBoard.tsx';
import { Bench, listed, mcqListed, pkg, storyDrafts } from './bench.tsx';
import { countingDrafts, countingTitles, type Reads } from './redraws.ts';

const meta = {
  component: WorkshopBoard,
  args: { pkg, place: { chapterId: 4 }, onGo: fn(), production: false, onAi: fn(), onEditPackage: fn() },
  decorators: [(Story, { parameters }) => <Bench drafts={parameters.drafts}>{Story()}</Bench>],
  parameters: {
    layout: 'fullscreen',
    shots: ['pc'],
    apollo: {
      resolvers: {
        Query: {
          cards: () => ({ cards: listed, hasMore: false }),
          cardStats: () => ({ cardStats: [] }),
        },
      },
    },
  },
} satisfies Meta<typeof WorkshopBoard>;
export default meta;

type Story = StoryObj<typeof meta>;
const option = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) }, { timeout: 10_000 });

export const NothingOpen: Story = {};

/** Ctrl K is kept for the helper, which says so. */
export const Keys: Story = {
  parameters: { shots: [] },
  play: async ({ args, step }) => {
    await option(1);
    await step('Ctrl K', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(args.onAi).toHaveBeenCalled();
    });
    await step('Ctrl Enter', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.onGo).toHaveBeenCalled());
      const [place] = (args.onGo as ReturnType<typeof fn>).mock.lastCall as [{ cardId: number }];
      await expect(place.cardId).toBeLessThan(0);
    });
  },
};

/** Beside a multiple choice stands why its answer is right. */
export const AnalysisBeside: Story = {
  args: { place: { chapterId: 4, cardId: 411 } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    shots: ['pc', 'dark pc'],
    apollo: {
      resolvers: {
        Query: {
          cards: () => ({ cards: [...listed.slice(0, 3), { ...mcqListed, id: 411 }], hasMore: false }),
          cardStats: () => ({ cardStats: [] }),
        },
      },
    },
  },
  play: async () => {
    const beside = await screen.findByRole('region', { name: '解析' }, { timeout: 20_000 });
    const analysis = await within(beside).findByRole('textbox', { name: '解析' });
    await userEvent.type(analysis, '热胀冷缩。');
    await expect(analysis).toHaveValue('热胀冷缩。');
    await expect(
      within(screen.getByRole('region', { name: '写卡片' })).queryByRole('textbox', { name: '解析' }),
    ).toBeNull();
    await expect(await screen.findByText('已保存', {}, { timeout: 10_000 })).toBeVisible();
  },
};

const reads: Reads = { cards: new Map<number, number>(), titles: 0 };
const counted = countingDrafts(storyDrafts(), reads);

/** A letter draws what it changes: neither the chapters nor a card of the list other than the one that is written. */
export const TypingDrawsLittle: Story = {
  args: { pkg: countingTitles(pkg, reads), place: { chapterId: 4, cardId: 402 } },
  globals: { viewport: { value: 'pc' } },
  parameters: { shots: [], drafts: counted },
  play: async ({ step }) => {
    const text = await screen.findByRole('textbox', { name: '正文' }, { timeout: 20_000 });
    await option(3);
    await step('what was drawn so far is counted', async () => {
      await waitFor(() => expect(reads.titles).toBeGreaterThan(0));
      await expect(reads.cards.get(403)).toBeGreaterThan(0);
    });
    await userEvent.click(text);
    await new Promise((resolve) => setTimeout(resolve, 300));
    reads.titles = 0;
    reads.cards.clear();
    await userEvent.keyboard('twenty letters and on');
    await waitFor(() => expect(screen.getByRole('row', { name: /^2 .*letters/ })).toBeVisible());
    await expect(await screen.findByText('已保存')).toBeVisible();
    await expect(reads.cards.get(402)).toBeGreaterThan(19);
    await expect([...reads.cards.keys()].filter((id) => id !== 402)).toEqual([]);
    await expect(reads.titles).toBe(0);
  },
};
