import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankBreak } from '#client/features/rank/RankBreak/RankBreak.tsx';
import { inGroup } from './home.ts';

const shut = {
  ...inGroup,
  type: 'BREAK_TIME' as const,
  users: [],
  groupPosition: null,
  nextSeasonStartTime: '2026-04-15T01:42:40Z',
};

const meta = {
  component: RankBreak,
  args: { home: shut, rank: 'SILVER_3', mascot: 1002, onTime: fn() },
} satisfies Meta<typeof RankBreak>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before the first result. */
export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('011240');
    await expect(canvas.queryByText('上一季')).toBeNull();
  },
};

export const Settled: Story = {
  args: { home: { ...shut, id: 2900, result: 'UP_1', position: 6, reward: 20 } },
  parameters: { shots: ['en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('升了一星')).toBeVisible();
  },
};

export const Missed: Story = {
  args: { home: { ...shut, id: 2900, result: 'MISSED', reward: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有名次')).toBeVisible();
  },
};
