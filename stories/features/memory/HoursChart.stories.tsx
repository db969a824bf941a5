import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoursChart } from '#client/features/memory/HoursChart/HoursChart.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const meta = {
  component: HoursChart,
  args: { hours: sampleMemory.hours },
} satisfies Meta<typeof HoursChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('你在 7 点记得最牢，能记得 94%；23 点最容易忘。')).toBeVisible();
    await expect(canvas.getByRole('row', { name: '7 点 94% 23' })).toBeInTheDocument();
  },
};

export const Alike: Story = {
  args: {
    hours: [
      { hour: 8, ratings: 9, remembered: 1 },
      { hour: 20, ratings: 12, remembered: 1 },
    ],
  },
};

export const TooFew: Story = { args: { hours: [{ hour: 8, ratings: 9, remembered: 1 }] } };
