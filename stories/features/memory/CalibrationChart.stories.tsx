import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalibrationChart } from '#client/features/memory/CalibrationChart/CalibrationChart.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const meta = {
  component: CalibrationChart,
  args: { calibration: sampleMemory.calibration },
} satisfies Meta<typeof CalibrationChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '85% 84% 700' })).toBeInTheDocument();
    await expect(canvas.getByText('0.312')).toBeVisible();
  },
};

export const TooFew: Story = { args: { calibration: null } };

/** Too few of the cards that are compared were foretold: the chart alone. */
export const NotCompared: Story = { args: { calibration: { ...sampleMemory.calibration, comparison: null } } };
