import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AvatarPicker } from '#client/features/settings/AvatarPicker/AvatarPicker.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { sampleUser } from '#stories/support/sample-user.ts';

const FACE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72"><rect width="72" height="72" fill="#8fd0ec"/><circle cx="36" cy="40" r="20" fill="#e29a45"/></svg>',
)}`;
const saved = fn();

const meta = {
  component: AvatarPicker,
  args: { user: sampleUser },
  parameters: {
    apollo: {
      resolvers: {
        Mutation: {
          setAvatar: (_: unknown, { input }: { input: { assetId: string | null } }) => {
            saved(input);
            return { ...sampleUser, avatar: null };
          },
        },
      },
    },
  },
  beforeEach: () => void saved.mockClear(),
  render: (args) => (
    <>
      <AvatarPicker {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof AvatarPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The mascot stands in; one press opens the picker of files. */
export const Default: Story = { parameters: { shots: ['dark'] } };

export const WithPicture: Story = { args: { user: { ...sampleUser, avatar: FACE } } };

/** A picture can be changed, or taken away. */
export const MenuOpen: Story = {
  args: { user: { ...sampleUser, avatar: FACE } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换头像' }));
    await expect(await screen.findByRole('menuitem', { name: '换一张' })).toBeVisible();
  },
};

export const Removed: Story = {
  args: { user: { ...sampleUser, avatar: FACE } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换头像' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '用回小面包' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ assetId: null }));
    await expect(await screen.findByText('头像换好了')).toBeVisible();
  },
};

/** What is chosen is cut to a square before it is sent. */
export const Cutting: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    const picture = new File([decodeURIComponent(FACE.split(',')[1] as string)], 'face.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvas.getByLabelText('头像'), picture);
    await waitFor(() => expect(screen.getByRole('button', { name: '用这一块' })).toBeEnabled());
  },
};

/** What is no picture is told, and nothing is sent. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('头像'), new File(['no picture'], 'face.png', { type: 'image/png' }));
    await expect(await screen.findByText('这张图片打不开，换一张试试')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
};
