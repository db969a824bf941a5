import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { QuitDialog } from '#client/features/lesson/QuitDialog/QuitDialog.tsx';

const meta = {
  component: QuitDialog,
  args: { open: true, mascot: 1002, left: 6, onStay: fn(), onLeave: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuitDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出这一关' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Escape stays. */
export const ByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onStay).toHaveBeenCalledOnce());
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
