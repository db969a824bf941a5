import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';

const meta = {
  title: 'ui/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', shots: ['dark', 'mobile'] },
  args: {
    open: true,
    title: '现在走，这炉就凉了',
    line: '还剩 6 张；已经花掉的 5 个面包不退。',
    confirmLabel: '退出这一关',
    cancelLabel: '接着学',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Staying is the big button, leaving the pale one. */
export const Danger: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出这一关' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '接着学' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Spending: Story = {
  args: {
    title: '烤满 30 个面包',
    line: '花 50 颗钻石，还剩 1230 颗。',
    confirmLabel: '烤满',
    cancelLabel: '先不用',
    danger: false,
  },
};

export const Loading: Story = { args: { ...Spending.args, loading: true }, parameters: { shots: [] } };
