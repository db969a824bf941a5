import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RegionCard } from '#client/features/end-flow/RegionCard/RegionCard.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { challenge } from './result.ts';

const { region } = challenge;

const meta = {
  component: RegionCard,
  args: { region },
  globals: { motion: 'reduced' },
  parameters: {
    apollo: {
      resolvers: {
        Mutation: { claimRegionReward: () => ({ diamond: 20, assets: { diamond: 1300, exp: 486 } }) },
      },
    },
  },
  render: (args) => (
    <>
      <RegionCard {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof RegionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three of nine stars: it says what the rest brings. */
export const Waiting: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '这一区的星星' })).toHaveAttribute('aria-valuetext', '3 / 9');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The last star was collected: the chest can be opened. */
export const Due: Story = {
  args: { region: { ...region, stars: 9 } },
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
};

/** The reward was taken at once: the chest stays open. */
export const Taken: Story = {
  args: { region: { ...region, stars: 9 } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开宝箱' }));
    await userEvent.click(await screen.findByRole('button', { name: '收下 20 钻石' }));
    await expect(await screen.findByText('收下 20 颗钻石')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('奖励已经收下')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: '开宝箱' })).toBeNull();
  },
};

export const Received: Story = {
  args: { region: { ...region, stars: 9, received: true } },
  parameters: { shots: ['mobile'] },
};
