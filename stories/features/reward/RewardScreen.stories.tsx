import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RewardScreen } from '#client/features/reward/RewardScreen/RewardScreen.tsx';
import { TodayRewards } from '#client/features/reward/TodayRewards/TodayRewards.tsx';
import { isClaimable } from '#client/parts/TaskRow/is-claimable.ts';
import { diamondsOf } from '#client/parts/TaskRow/TaskRow.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { dailyTasks, newbieTasks, weeklyTasks } from '#stories/support/sample-tasks.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';

let diamond = 1280;
const claimed = new Set<number>();
let deadlines = { daily: '', weekly: '' };

/** A server that remembers what was claimed. */
const resolvers = {
  Query: {
    assets: () => ({ diamond, exp: 2846 }),
    tasks: () => {
      const withClaims = <T extends { taskNo: number; rewardClaimed: boolean }>(tasks: T[]) =>
        tasks.map((task) => ({ ...task, rewardClaimed: task.rewardClaimed || claimed.has(task.taskNo) }));
      return {
        daily: { tasks: withClaims(dailyTasks()), deadline: deadlines.daily },
        weekly: { tasks: withClaims(weeklyTasks(15)), deadline: deadlines.weekly, completedDailyTaskCount: 15 },
        newbie: { tasks: withClaims(newbieTasks()), deadline: null },
      };
    },
  },
  Mutation: {
    claimTaskReward: (_: unknown, { input }: { input: { taskNo: number; type: string } }) => {
      const count = input.type === 'WEEKLY' ? 60 : 10;
      claimed.add(input.taskNo);
      diamond += count;
      return { count, assets: { diamond, exp: 2846 } };
    },
    claimAllTaskRewards: () => {
      const waiting = [...dailyTasks(), ...weeklyTasks(15), ...newbieTasks()].filter(
        (task) => isClaimable(task) && !claimed.has(task.taskNo),
      );
      const count = waiting.reduce((sum, task) => sum + diamondsOf(task), 0);
      for (const { taskNo } of waiting) claimed.add(taskNo);
      diamond += count;
      return { count, assets: { diamond, exp: 2846 } };
    },
  },
};

const meta = {
  component: RewardScreen,
  parameters: { layout: 'fullscreen', apollo: { resolvers } },
  render: () => (
    <>
      <RewardScreen />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    diamond = 1280;
    claimed.clear();
    deadlines = { daily: '2026-04-15T16:00:00Z', weekly: '2026-04-19T16:00:00Z' };
  },
} satisfies Meta<typeof RewardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await canvas.findByText('完成 1 关');
    await expect(canvas.getByText('还剩 15:30:00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '完成 20 个任务，可得 100 钻石' })).toBeDisabled();
  },
};

/** A task is claimed by the keyboard: the diamonds grow and the row says so. */
export const ClaimDaily: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '领取 10 钻石：获得 40 点经验' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText('已领取')).toHaveLength(3));
    await expect(canvas.getByText('1290')).toBeVisible();
    await expect(canvas.getByText('+10 钻石')).toBeVisible();
    await expect(button).not.toBeInTheDocument();
  },
};

/** Everything that waits, of the day, the week and the first steps, comes with one tap; then there is nothing to tap. */
export const ClaimAll: Story = {
  parameters: { shots: ['mobile', 'dark pc'] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^全部领取/ });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^领取|，领取/ })).not.toBeInTheDocument());
    await expect(button).not.toBeInTheDocument();
    await expect(canvas.getByText(/^全部到手/)).toBeVisible();
  },
};

export const ClaimChest: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '完成 15 个任务，领取 60 钻石' }));
    await expect(await canvas.findByRole('button', { name: '完成 15 个任务，60 钻石，已领取' })).toBeDisabled();
    await expect(canvas.getByText('1340')).toBeVisible();
  },
};

/** Less than a day for the week, less than an hour for the day: both in red. */
export const DeadlinesClose: Story = {
  parameters: { shots: ['dark'] },
  beforeEach: () => {
    deadlines = { daily: '2026-04-15T01:12:00Z', weekly: '2026-04-15T20:00:00Z' };
  },
  play: async ({ canvas }) => {
    for (const text of ['还剩 00:42:00', '还剩 0 天 19:30:00']) {
      await expect((await canvas.findByText(text)).dataset.soon).toBe('');
    }
  },
};

/** Beside the map. */
export const Today: Story = {
  parameters: { layout: 'padded', shots: ['dark', 'en'] },
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <TodayRewards />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('完成 1 关');
    await expect(canvas.getByRole('link', { name: /全部奖励/ })).toHaveAttribute('href', '/reward');
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '正在数奖励' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('奖励没有送到');
  },
};
