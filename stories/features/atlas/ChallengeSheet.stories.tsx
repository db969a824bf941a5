import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChallengeSheet } from '#client/features/atlas/ChallengeSheet/ChallengeSheet.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { energy } from './sample-atlas.ts';

const answers = (exp: number, more: object = {}) => ({
  resolvers: { Query: { energy: energy(26), challengePreparation: () => ({ requiredEnergy: 5, exp }) }, ...more },
});

const meta = {
  component: ChallengeSheet,
  args: { index: 7, activeLevel: 24, star: 2, onClose: fn() },
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen', apollo: answers(10) },
  render: (args) => (
    <>
      <ChallengeSheet {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ChallengeSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two stars of a victory before: another one brings less exp. */
export const TwoStars: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: /再战一次/ })).toBeEnabled();
    await expect(screen.getByRole('img', { name: '2 / 3 星' })).toBeVisible();
    await expect(screen.getByText('21–23')).toBeVisible();
    await expect(screen.getByText('+10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NeverWon: Story = {
  args: { star: 0 },
  parameters: { apollo: answers(30), shots: ['mobile'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /开始挑战/ })).toBeEnabled();
    await expect(screen.getByText('还没有人打赢过它')).toBeVisible();
  },
};

/** An address names a challenge that is not open yet. */
export const NotOpen: Story = {
  args: { index: 8, star: 0 },
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async () => {
    await expect(await screen.findByText('通过第 26 关后可挑战')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /挑战|再战/ })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('炉子没有打开');
  },
};
