import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemoryCurve } from '#client/features/landing/MemoryCurve/MemoryCurve.tsx';

const meta = {
  component: MemoryCurve,
} satisfies Meta<typeof MemoryCurve>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The curve is told in words to those who cannot see it. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/34% 升到 96%/);
  },
};
