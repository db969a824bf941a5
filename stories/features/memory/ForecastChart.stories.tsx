import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForecastChart } from '#client/features/memory/ForecastChart/ForecastChart.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const meta = {
  component: ForecastChart,
  args: { days: sampleMemory.forecast },
} satisfies Meta<typeof ForecastChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '2026年4月15日 23' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

/** Nothing is due in the whole month. */
export const Nothing: Story = { args: { days: sampleMemory.forecast.map(({ day }) => ({ day, cards: 0 })) } };
