import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dialogs } from '#client/app/features.ts';
import { OpenDialogs } from '#client/app/OpenDialogs/OpenDialogs.tsx';
import { closeDialog, openDialog } from '#client/platform/dialogs.ts';

const meta = {
  component: OpenDialogs,
  args: { dialogs },
  parameters: {
    picture: false,
    apollo: { resolvers: { Query: { assets: () => ({ diamond: 30 }), unclaimedTaskCount: () => 0 } } },
  },
  beforeEach: closeDialog,
} satisfies Meta<typeof OpenDialogs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A dialog that a feature announces opens by its name, at once, and closes. */
export const ByName: Story = {
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    openDialog('diamonds');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
