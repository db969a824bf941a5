import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { YearChart } from '#client/features/memory/YearChart/YearChart.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const meta = {
  component: YearChart,
  args: { today: '2026-04-15', days: sampleMemory.year },
} satisfies Meta<typeof YearChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleMemory.year.length + 1);
  },
};

export const FirstDay: Story = { args: { days: [{ day: '2026-04-15', cards: 12 }] } };
