import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LossDarts } from '#client/features/memory/LossDarts/LossDarts.tsx';
import { sampleMemory } from '#stories/support/sample-memory.ts';

const { comparison } = sampleMemory.calibration;

const meta = {
  component: LossDarts,
  args: { comparison },
} satisfies Meta<typeof LossDarts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.312')).toBeVisible();
    await expect(canvas.getByText(/给你的猜法更准/)).toBeVisible();
  },
};

/** Nothing was trained for this person yet. */
export const Untrained: Story = {
  args: { comparison: { ...comparison, ours: comparison.defaults } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/现在两种猜法一样准/)).toBeVisible();
  },
};

/** The truth is told also where it is not flattering. */
export const Worse: Story = {
  args: { comparison: { ...comparison, ours: 0.36 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/这一段出厂的猜法更准/)).toBeVisible();
  },
};
