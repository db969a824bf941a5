import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { DiamondDialog } from '#client/features/energy/DiamondDialog/DiamondDialog.tsx';
import { closeDialog, openDialog } from '#client/platform/dialogs.ts';

const answers = (diamond: number, unclaimedTaskCount: number) => ({
  Query: { assets: () => ({ diamond, exp: 486 }), unclaimedTaskCount: () => unclaimedTaskCount },
});

const meta = {
  component: DiamondDialog,
  parameters: { layout: 'fullscreen', apollo: { resolvers: answers(12, 3) } },
  beforeEach: () => {
    openDialog('diamonds');
    return closeDialog;
  },
} satisfies Meta<typeof DiamondDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rewards wait: they are the shortest way. */
export const Waiting: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: '去领 3 份奖励' })).toHaveAttribute('href', '/reward');
    await expect(await screen.findByText('12')).toBeVisible();
  },
};

/** Nothing waits: today's tasks lead there. */
export const NothingWaiting: Story = {
  parameters: { apollo: { resolvers: answers(1280, 0) }, shots: ['mobile'] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: '去看今天的任务' })).toBeVisible();
  },
};
