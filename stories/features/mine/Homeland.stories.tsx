import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Homeland } from '#client/features/mine/Homeland/Homeland.tsx';
import { LEVELS_PER_REGION } from '#domain/limits.ts';

const meta = {
  component: Homeland,
  args: { mascot: 1008, levels: LEVELS_PER_REGION },
} satisfies Meta<typeof Homeland>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the last level of a land behind, the next land is the own one. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('抹茶丘陵')).toBeVisible();
  },
};

/** After the sixth land the first comes again. */
export const Around: Story = {
  args: { mascot: 1001, levels: LEVELS_PER_REGION * 6 - 1 },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('黑麦原野')).toBeVisible();
  },
};
