import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankCounting } from '#client/features/rank/RankCounting/RankCounting.tsx';
import { inGroup } from './home.ts';

const counting = { ...inGroup, type: 'FREEZE_TIME' as const, resultTime: '2026-04-15T00:48:24Z' };

const meta = {
  component: RankCounting,
  args: { home: counting, rank: 'SILVER_2', mascot: 1002, onTime: fn() },
} satisfies Meta<typeof RankCounting>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sixth: Story = {
  // pictured with the screen
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1824');
    await expect(canvas.getByText('收炉时第 6 名')).toBeVisible();
  },
};

/** Who is in no group waits too. */
export const NoGroup: Story = {
  args: { home: { ...counting, users: [], groupPosition: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: /本组/ })).toBeNull();
  },
};
