import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditPackage } from '#client/features/shelf/EditPackage/EditPackage.tsx';
import { closeDialog, openDialog } from '#client/platform/dialogs.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const updated = fn();
const pkg = {
  id: 9,
  name: '中国近代史时间线',
  style: { icon: { type: 'emoji', content: '🏮' }, themeColor: '#EC6F8B', packageNameTags: ['历史'] },
};
const Query = { package: () => pkg };

const meta = {
  component: EditPackage,
  parameters: {
    layout: 'fullscreen',
    apollo: {
      resolvers: {
        Query,
        Mutation: {
          updatePackage: (_: unknown, { input }: { input: object }) => {
            updated(input);
            return { ...pkg, ...input };
          },
        },
      },
    },
  },
  beforeEach: () => {
    updated.mockClear();
    openDialog('editPackage', { packageId: 9 });
    return closeDialog;
  },
  render: () => (
    <>
      <EditPackage />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof EditPackage>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '改名字和封面' }));

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async () => {
    await expect(await (await dialog()).findByRole('textbox', { name: '名字' })).toHaveValue('中国近代史时间线');
  },
};

/** Saved by Enter: the dialog closes and says so. */
export const Saved: Story = {
  parameters: { picture: false },
  play: async () => {
    const inside = await dialog();
    const name = await inside.findByRole('textbox', { name: '名字' });
    await userEvent.clear(name);
    await expect(inside.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.type(name, '近代史{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(updated).toHaveBeenCalledWith({ name: '近代史', style: pkg.style });
    await expect(await screen.findByText('已保存')).toBeVisible();
  },
};

/** A failure keeps the dialog and what was written. */
export const Refused: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        Query,
        Mutation: {
          updatePackage: () => {
            throw new Error('no');
          },
        },
      },
    },
  },
  play: async () => {
    const inside = await dialog();
    const name = await inside.findByRole('textbox', { name: '名字' });
    await userEvent.type(name, '上册{Enter}');
    await expect(await inside.findByText(/没有存上/)).toBeVisible();
    await expect(name).toHaveValue('中国近代史时间线上册');
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile'] },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('status', { name: '正在取卡包' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'error' }, shots: ['mobile'] },
  play: async () => {
    await expect(await (await dialog()).findByText('卡包没有取到')).toBeVisible();
  },
};
