import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShortcutsDialog } from '#client/features/lesson/ShortcutsDialog/ShortcutsDialog.tsx';

const meta = {
  component: ShortcutsDialog,
  args: { open: true, onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark pc', 'en pc'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '快捷键' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
