import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TaskLine } from '#client/features/end-flow/TaskLine/TaskLine.tsx';
import type { TaskRow_TaskFragment } from '#client/graphql/generated/shared.ts';
import { board } from './result.ts';

const task = (at: number) => board.tasks[at] as unknown as TaskRow_TaskFragment;

const meta = {
  component: TaskLine,
  globals: { motion: 'reduced' },
  args: { task: task(0), onClaimed: fn() },
  parameters: { picture: false, apollo: { mocks: { ClaimedReward: () => ({ count: 10 }) } } },
  decorators: [(Story) => <ul>{Story()}</ul>],
} satisfies Meta<typeof TaskLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Due: Story = {
  parameters: { picture: true, shots: ['dark', 'en'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '领取 10 钻石：完成 1 关' }));
    await waitFor(() => expect(args.onClaimed).toHaveBeenCalledOnce());
    (document.activeElement as HTMLElement).blur();
  },
};
export const OnTheWay: Story = {
  args: { task: task(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30/40')).toBeVisible();
    await expect(canvas.queryByText('已完成：')).toBeNull();
  },
};
export const Claimed: Story = {
  args: { task: task(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已领取 10 钻石')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
