import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankScreen } from '#client/features/rank/RankScreen/RankScreen.tsx';
import { TierLadder } from '#client/features/rank/TierLadder/TierLadder.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

const after = (stageCount: number) => ({
  resolvers: {
    Query: {
      statsOverview: () => ({ stageCount, exp: stageCount * 20, accumulatedCheckInDays: 1, maxCheckInCtDays: 1 }),
    },
  },
});

const meta = {
  component: RankScreen,
  parameters: { layout: 'fullscreen', apollo: after(1) },
} satisfies Meta<typeof RankScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotYetAllowed: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 / 3');
    await expect(canvas.getByText(/通过第 3 关后可以参赛/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去闯关' })).toHaveAttribute('href', '/atlas');
  },
};

export const Qualified: Story = {
  parameters: { apollo: after(24), shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/参赛资格已经拿到/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 / 3');
  },
};

/** What it says holds without an answer too; only the progress is missing. */
export const Failed: Story = {
  parameters: { apollo: { state: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/通过第 3 关后可以参赛/)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const Ladder: Story = {
  parameters: { layout: 'padded', shots: ['dark', 'en'] },
  render: () => <TierLadder />,
};
