import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn } from 'storybook/test';
import { OtherList } from '#client/features/settings/OtherList/OtherList.tsx';

const meta = {
  component: OtherList,
  args: { guest: false, onSignOut: fn() },
  beforeEach: () => {
    spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 13_002_342 });
  },
} satisfies Meta<typeof OtherList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Learner: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12.4 MB')).toBeVisible();
  },
};

/** A guest is asked once more: there is no way back in. */
export const Guest: Story = {
  args: { guest: true },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};
