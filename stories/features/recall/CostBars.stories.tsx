import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CostBars } from '#client/features/recall/CostBars/CostBars.tsx';
import { samplePlan } from './sample-plan.ts';

const meta = {
  component: CostBars,
  args: { costs: samplePlan.costs, chosen: 93, current: 90 },
} satisfies Meta<typeof CostBars>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is looked at and what holds now stand out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '每种选法一天要多少张' })).toBeVisible();
    await expect(canvas.getByText('93%')).toBeVisible();
  },
};

/** Beside the end, the end has no name of its own. */
export const NearTheEnd: Story = {
  args: { chosen: 94 },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('94%')).toBeVisible();
    await expect(canvas.queryByText('95%')).not.toBeInTheDocument();
  },
};
