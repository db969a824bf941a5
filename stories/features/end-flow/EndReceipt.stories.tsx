import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EndReceipt } from '#client/features/end-flow/EndReceipt/EndReceipt.tsx';
import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { withMotion } from '#stories/support/with-motion.ts';
import { board, challenge, changes, checkInResolvers, namedCards, resultOf, stats } from './result.ts';

const usual = checkInResolvers({ continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, target: 30 });
const first = checkInResolvers({ continuousDays: 1, accumulatedDays: 1, maxContinuousDays: 1, target: null });
const completion = (change: object = {}) => ({ ...resultOf(), ...change }) as EndFlow_CompletionFragment;
const told = fn();
const telling = {
  setCheckInTarget: (_: unknown, input: object) => told('goal', input),
  markCheckInPopped: () => told('popped'),
};

const meta = {
  component: EndReceipt,
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen', shots: ['mobile'], apollo: { resolvers: usual } },
  args: { completion: completion(), cards: namedCards, mascot: 1002, isLast: true, onTorn: fn() },
  render: (args) => (
    <>
      <EndReceipt {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => void told.mockClear(),
} satisfies Meta<typeof EndReceipt>;
export default meta;

type Story = StoryObj<typeof meta>;

const tear = { name: '撕下小票，回地图' };
const toFoot = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
const partOf = (name: string) => within(document.querySelector(`[data-part="${name}"]`) as HTMLElement);

/** With less motion all of it is there at once; Enter tears it off. */
export const Whole: Story = {
  parameters: { shots: [...SCREEN_SHOTS, 'text200 mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByText('已打卡')).toBeVisible();
    await expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      '烘焙小票',
      '掌握度',
      '打卡',
      '今日任务',
    ]);
    await expect(screen.getByRole('button', tear)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTorn).toHaveBeenCalledOnce());
  },
};

/** The lower end of the receipt. */
export const Foot: Story = {
  parameters: { picture: false },
  play: async () => {
    await screen.findByText('已打卡');
    toFoot();
    await expect(screen.getByRole('button', { name: /领取 10 钻石：完成 1 关/ })).toBeVisible();
  },
};

/** Line by line; a key prints the rest, and each part was announced once. */
export const Printed: Story = {
  globals: { motion: 'full' },
  beforeEach: withMotion,
  parameters: { picture: false },
  play: async ({ args }) => {
    const all = screen.getByRole('button', { name: '一次印完' });
    await expect(all).toHaveFocus();
    const said: string[] = [];
    const region = [...document.querySelectorAll('[role=status]')].find((one) => !one.closest('main'));
    new MutationObserver(() => region?.textContent && said.push(region.textContent)).observe(region as Element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await waitFor(() => expect(document.querySelectorAll('[data-printed]').length).toBeGreaterThan(2));
    await expect(document.querySelectorAll('[data-line]:not([data-printed])').length).toBeGreaterThan(2);
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', tear)).toHaveFocus();
    await expect(args.onTorn).not.toHaveBeenCalled();
    await waitFor(() => expect(document.querySelectorAll('[data-line]:not([data-printed])')).toHaveLength(0));
    await waitFor(() => expect(said.join('\n')).toContain('今日任务 1 个奖励可以领了'));
    const words = said.join('\n');
    for (const line of ['+25 经验', 'reluctant：0% 到 34%', '已打卡 4/15', '已完成： 完成 1 关'])
      await expect(words.split(line), line).toHaveLength(2);
  },
};

/** Nobody hurries it: it ends by itself, and then the way on says so. */
export const PrintedToItsEnd: Story = {
  globals: { motion: 'full' },
  beforeEach: () => {
    const withLess = withMotion();
    return () => {
      withLess();
      // There is no map here: the bun would wait for it in the pictures of the stories after this one.
      document.querySelector('[data-flying]')?.remove();
    };
  },
  parameters: { picture: false },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', tear, { timeout: 10_000 })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', tear));
    await waitFor(() => expect(args.onTorn).toHaveBeenCalledOnce());
  },
};

/** Stars, times and offers of other units. */
export const OneStar: Story = {
  args: { completion: completion({ stats: { ...stats, star: 1, duration: 3725, checkInPopped: true } }) },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '出炉啦' })).toBeVisible();
    await expect(canvas.getByText('1:02:05')).toBeVisible();
    await expect(canvas.queryByText('打卡')).toBeNull();
  },
};

/** Nothing but a result, and another page behind it. */
export const ResultOnly: Story = {
  args: {
    mascot: 1011,
    isLast: false,
    completion: completion({
      stats: { ...stats, checkInPopped: true },
      masteryChanges: [],
      dailyTaskResponse: { lastStats: [], tasks: [] },
    }),
  },
  parameters: { shots: ['mobile', 'pc'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '撕下小票' })).toHaveFocus();
  },
};

/** Two cards went wrong: they may be baked once more. Enter goes on, whatever else is offered. */
export const WithWrongCards: Story = {
  args: { wrongCards: { count: 2, rebaked: false, onRebake: fn() } },
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', tear)).toHaveFocus();
    await expect(canvas.queryByText(/一张没糊/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '再烤一次错的（2 张）' }));
    await expect(args.wrongCards?.onRebake).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Many cards: five lines, and the others unfold in place. */
export const ManyCards: Story = {
  args: {
    completion: completion({
      masteryChanges: Array.from({ length: 12 }, (_, at) => ({ ...changes[at % 4], cardId: at + 1 })),
    }),
  },
  parameters: { picture: false },
  play: async () => {
    await expect(partOf('mastery').getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: '还有 7 张' }));
    await expect(partOf('mastery').getAllByRole('listitem')).toHaveLength(12);
  },
};

/** The first check-in ever explains itself and asks for a goal, which is set as the receipt is torn off. */
export const FirstCheckIn: Story = {
  parameters: {
    shots: ['mobile', 'dark mobile', 'en mobile', 'pc'],
    apollo: { resolvers: { ...first, Mutation: telling } },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: '第一次打卡' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '30 天' }));
    screen.getByRole('button', tear).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTorn).toHaveBeenCalledOnce());
    await waitFor(() => expect(told).toHaveBeenCalledWith('goal', { days: 30 }));
    await expect(told).toHaveBeenCalledWith('popped');
    toFoot();
  },
};

export const Record: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: checkInResolvers({ continuousDays: 40, accumulatedDays: 96, maxContinuousDays: 40, target: 30 }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('新纪录！')).toBeInTheDocument();
    await expect(screen.getByRole('progressbar', { name: '30 天目标达成' })).toHaveAttribute('aria-valuenow', '30');
  },
};

/** The days are still on their way: nothing else waits for them once it is printed. */
export const Loading: Story = {
  parameters: { picture: false, apollo: { state: 'loading' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('status', { name: '加载中' })).toBeInTheDocument();
    await expect(screen.getByRole('heading', { name: '今日任务' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTorn).toHaveBeenCalledOnce());
  },
};

/** The calendar is missing, the stamp and the way on are not. */
export const Offline: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByText('今天的卡打好了')).toBeVisible();
    await expect(partOf('check-in failed').getByRole('alert')).toHaveTextContent('只是日历没能加载出来');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTorn).toHaveBeenCalledOnce());
    toFoot();
  },
};

/** Claimed in place, by keyboard; the focus goes on to the way back. */
export const Claimed: Story = {
  args: { completion: completion({ stats: { ...stats, unitId: 25, checkInPopped: true } }) },
  parameters: { picture: false, apollo: { mocks: { ClaimedReward: () => ({ count: 10 }) } } },
  play: async ({ args }) => {
    screen.getByRole('button', { name: /领取.*完成 1 关/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('都领完了，明天见')).toBeVisible();
    await expect(screen.getByRole('button', tear)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTorn).toHaveBeenCalledOnce());
  },
};

/** A reward that did not come stays to be claimed. */
export const NotClaimed: Story = {
  args: { completion: completion({ stats: { ...stats, checkInPopped: true }, dailyTaskResponse: board }) },
  parameters: { picture: false, apollo: { state: 'error' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /领取.*完成 1 关/ }));
    await expect(screen.getByText('1 个奖励可以领了')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /领取.*完成 1 关/ })).toBeEnabled();
  },
};

const duel = (change: object = {}, exp = 30) => ({
  completion: completion({
    stats: { ...stats, exp, comboExp: 0, duration: 168, checkInPopped: true },
    challenge: { ...challenge, ...change },
    masteryChanges: [],
    dailyTaskResponse: { lastStats: [], tasks: [] },
  }),
  mascot: 1011,
});

/** The first victory, with three stars. */
export const FirstVictory: Story = {
  args: duel(),
  parameters: { shots: ['mobile', 'pc'] },
  play: async ({ canvas, args, userEvent: user }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '打赢糖霜女巫' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '剩下的体力' })).toHaveAttribute('aria-valuenow', '80');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(args.onTorn).toHaveBeenCalledOnce());
  },
};

/** Won again with little left: the stars of before stay. */
export const WonAgain: Story = {
  args: duel({ blood: 0.2, star: 1, firstVictory: false }, 10),
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('最好成绩 3 / 3 星')).toBeVisible();
    await expect(canvas.getByText('又打赢了挑战 7')).toBeVisible();
  },
};

/** None of its cards could be shown: it counts for nothing, and says so. */
export const NothingShown: Story = {
  args: duel({ won: false, blood: 1, star: 0, firstVictory: false }),
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '这些卡片没能显示' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
