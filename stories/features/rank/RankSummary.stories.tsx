import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankSummary } from '#client/features/rank/RankSummary/RankSummary.tsx';

const meta = {
  component: RankSummary,
  args: { rank: 'SILVER_2', mascot: 1002, children: <p>第 6 名</p> },
} satisfies Meta<typeof RankSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Silver: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 / 3 星' })).toBeVisible();
  },
};

export const Legendary: Story = {
  args: { rank: 'LEGENDARY_12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 星')).toBeVisible();
  },
};
