import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HpLoaf } from '#client/features/lesson/HpLoaf/HpLoaf.tsx';

const meta = {
  component: HpLoaf,
  globals: { motion: 'reduced' },
  args: { hp: 60, label: '焦糖龙的体力' },
} satisfies Meta<typeof HpLoaf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bitten: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '焦糖龙的体力' })).toHaveAttribute('aria-valuenow', '60');
  },
};
export const Whole: Story = { args: { hp: 100 }, parameters: { picture: false } };
/** Nothing is left, and nothing below it. */
export const Eaten: Story = {
  args: { hp: -5 },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};
