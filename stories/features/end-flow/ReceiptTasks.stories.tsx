import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ReceiptTasks } from '#client/features/end-flow/ReceiptTasks/ReceiptTasks.tsx';
import type { ReceiptTasks_BoardFragment } from '#client/graphql/generated/end-flow.ts';
import { board } from './result.ts';

const [done, ...others] = board.tasks;
const two = { ...board, tasks: [done, { ...done, taskNo: 9, title: '连对 10 次' }, ...others.slice(0, 2)] };

const meta = {
  component: ReceiptTasks,
  globals: { motion: 'reduced' },
  parameters: { picture: false, apollo: { mocks: { ClaimedReward: () => ({ count: 10 }) } } },
  args: { unitId: 1, board: board as ReceiptTasks_BoardFragment, onAllClaimed: fn() },
} satisfies Meta<typeof ReceiptTasks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 个奖励可以领了');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** One after the other by Enter: the next reward takes the focus, then the way on. Shown anew, all stays claimed. */
export const ClaimedOneByOne: Story = {
  args: { unitId: 2, board: two as ReceiptTasks_BoardFragment },
  play: async ({ canvas, args, mount }) => {
    await mount(<ReceiptTasks {...args} />);
    screen.getByRole('button', { name: /完成 1 关/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /连对 10 次/ })).toHaveFocus());
    await expect(args.onAllClaimed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAllClaimed).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('status')).toHaveTextContent('都领完了，明天见');
    await mount(<ReceiptTasks {...args} />);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
