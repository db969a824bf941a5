import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DailyTasks } from '#client/features/end-flow/DailyTasks/DailyTasks.tsx';
import type { DailyTasks_BoardFragment } from '#client/graphql/generated/end-flow.ts';
import { TaskRow } from '#client/parts/TaskRow/TaskRow.tsx';
import { board } from './result.ts';

const meta = {
  title: 'features/end-flow/DailyTasks',
  component: DailyTasks,
  subcomponents: { TaskRow } as never,
  globals: { motion: 'reduced' },
  parameters: {
    layout: 'fullscreen',
    shots: ['mobile', 'dark mobile', 'en', 'pc'],
    apollo: { mocks: { ClaimedReward: () => ({ count: 10 }) } },
  },
  args: { board: board as DailyTasks_BoardFragment, onNext: fn() },
} satisfies Meta<typeof DailyTasks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('1 个奖励可以领了');
    await expect(screen.getByRole('button', { name: '回地图' })).toHaveFocus();
  },
};

/** Claimed by keyboard; the focus goes on to the way back. */
export const Claimed: Story = {
  play: async ({ args }) => {
    screen.getByRole('button', { name: /领取.*完成 1 关/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('都领完了，明天见')).toBeVisible();
    await expect(screen.getByRole('button', { name: '回地图' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A reward that did not come stays to be claimed. */
export const NotClaimed: Story = {
  parameters: { picture: false, apollo: { state: 'error' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /领取.*完成 1 关/ }));
    await expect(screen.getByRole('status')).toHaveTextContent('1 个奖励可以领了');
    await expect(await screen.findByRole('button', { name: /领取.*完成 1 关/ })).toBeEnabled();
  },
};
