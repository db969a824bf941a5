import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RegionReward } from '#client/parts/RegionReward/RegionReward.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const meta = {
  component: RegionReward,
  args: { region: 3, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    apollo: {
      resolvers: {
        Mutation: { claimRegionReward: () => ({ diamond: 20, assets: { diamond: 1300, exp: 486 } }) },
      },
    },
  },
  render: (args) => (
    <>
      <RegionReward {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof RegionReward>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '九星集齐' })).toBeVisible();
    await expect(screen.getByText('21–23 关')).toBeVisible();
  },
};

/** Taking it says how much it was, and closes. */
export const Taken: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '收下 20 钻石' }));
    await expect(await screen.findByText('收下 20 颗钻石')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A claim that does not arrive leaves it open. */
export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, picture: false },
  play: async ({ args }) => {
    const take = await screen.findByRole('button', { name: '收下 20 钻石' });
    await userEvent.click(take);
    await waitFor(() => expect(take).toBeEnabled());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
