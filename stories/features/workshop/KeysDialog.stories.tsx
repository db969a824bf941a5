import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { KeysDialog } from '#client/features/workshop/KeysDialog/KeysDialog.tsx';

const meta = { component: KeysDialog, args: { open: true, onClose: fn() } } satisfies Meta<typeof KeysDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
