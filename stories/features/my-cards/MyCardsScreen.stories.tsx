import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MyCardsScreen } from '#client/features/my-cards/MyCardsScreen/MyCardsScreen.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { sampleCard, sampleCards } from './sample-cards.ts';
import { cardServer, holding } from './sample-server.ts';

const meta = {
  component: MyCardsScreen,
  parameters: { layout: 'fullscreen', apollo: { resolvers: cardServer } },
  render: () => (
    <>
      <MyCardsScreen />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof MyCardsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Cards by the day they come next; one that was forgotten too often opens to a proposal. */
export const Filled: Story = {
  ...holding(),
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: '学过的卡片' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: '操作：莲动下渔舟' }));
    await expect(canvas.getByRole('link', { name: '换个说法' })).toHaveAttribute(
      'href',
      expect.stringContaining('cardId=2'),
    );
    await expect(canvas.getByText(/忘了 9 次了/)).toBeVisible();
  },
};

/** A card is paused until a day, which the list says; undo takes it back. */
export const Pausing: Story = {
  ...holding(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '操作：reluctant' }));
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    const dialog = await screen.findByRole('dialog', { name: '暂停到哪天' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /^3 天/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: '暂停' }));
    await expect(await canvas.findByText('到 4月18日')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(canvas.queryByText('到 4月18日')).not.toBeInTheDocument());
  },
};

/** Several cards are begun anew at once, and remembered again. */
export const Choosing: Story = {
  ...holding(),
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en pc'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '多选' }));
    await userEvent.click(canvas.getByRole('button', { name: '选：reluctant' }));
    await userEvent.click(canvas.getByRole('button', { name: '选：resilient' }));
    await expect(canvas.getByText('选了 2 张')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新学' }));
    await waitFor(() => expect(canvas.queryByText('reluctant')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await userEvent.click(await canvas.findByRole('button', { name: '选：resilient' }));
    await expect(canvas.getByText('选了 1 张')).toBeVisible();
  },
};

export const Paused: Story = {
  ...holding(),
  parameters: { shots: ['mobile', 'pc'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '暂停 2' }));
    await userEvent.click(await canvas.findByRole('button', { name: '操作：鸦片战争' }));
    await expect(canvas.getByRole('button', { name: '整章接着学' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('reluctant')).not.toBeInTheDocument());
  },
};

export const Searching: Story = {
  ...holding(),
  parameters: { shots: ['mobile', 'pc'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '找卡片' }), '的{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
};

export const NothingFound: Story = {
  ...holding(),
  parameters: { shots: ['mobile', 'dark pc', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'zzz{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument());
  },
};

/** On a holiday the page says until when, what comes after it, and offers the way back. */
export const OnHoliday: Story = {
  ...holding(sampleCards, {
    holiday: { since: '2026-04-13', until: '2026-05-01' },
    catchUp: { since: '2026-05-01', until: '2026-05-05', dailyCards: 20, doneToday: 0 },
  }),
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '放假到 5月1日' })).toBeVisible();
    await expect(canvas.getByText('卡片先歇着，回来分 4 天慢慢补')).toBeVisible();
    await canvas.findByText('reluctant');
  },
};

/** A holiday is begun from the menu, and ended. */
export const Leaving: Story = {
  ...holding(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('reluctant');
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '放假' }));
    await userEvent.click(await screen.findByRole('button', { name: '开始放假' }));
    await expect(await canvas.findByRole('heading', { name: '放假到 4月22日' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '回来学' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /放假到/ })).not.toBeInTheDocument());
  },
};

/** A backlog comes with ways to spread it. */
export const Backlog: Story = {
  ...holding(sampleCards, {
    due: 80,
    offers: [
      { days: 3, dailyCards: 27 },
      { days: 4, dailyCards: 20 },
      { days: 8, dailyCards: 10 },
    ],
  }),
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '欠了 80 张卡片' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '4 天补完，每天 20 张' })).toBeVisible();
    await canvas.findByText('reluctant');
  },
};

/** What was laid aside is laid aside at once: known cards are asked no more, and may be taken up again. */
export const Known: Story = {
  ...holding([sampleCards[0] as (typeof sampleCards)[0]]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '操作：reluctant' }));
    await userEvent.click(canvas.getByRole('button', { name: '标记已会' }));
    await expect(await canvas.findByText('不再问')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '操作：reluctant' }));
    await userEvent.click(canvas.getByRole('button', { name: '接着学' }));
    await waitFor(() => expect(canvas.queryByText('不再问')).not.toBeInTheDocument());
  },
};

/** A long list comes in pages, and long words are cut. */
export const Long: Story = {
  ...holding(
    Array.from({ length: 64 }, (_, place) =>
      sampleCard(place + 1, {
        title: `第 ${place + 1} 张卡片，名字长得没有尽头，一行写不下`,
        detail: '解释也长得没有尽头，许多许多许多许多许多许多许多许多许多',
        packageName: '一只名字长得没有尽头的卡包',
        nextDay: '2026-08-24',
        lapses: place,
      }),
    ),
  ),
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再看 14 张' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(64));
  },
};

/** A newcomer is told what will be here, and how to begin. */
export const Newcomer: Story = {
  ...holding([]),
  parameters: { shots: ['mobile', 'en pc'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /去学一关|Learn a level/ })).toHaveAttribute('href', '/atlas');
  },
};

export const Loading: Story = { parameters: { apollo: { state: 'loading' } } };

export const Failed: Story = { parameters: { apollo: { state: 'offline' } } };
