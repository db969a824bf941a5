import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BigStars } from '#client/features/end-flow/BigStars/BigStars.tsx';

const meta = {
  component: BigStars,
  globals: { motion: 'reduced' },
  args: { star: 3 },
} satisfies Meta<typeof BigStars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 / 3 星' })).toBeVisible();
  },
};
export const Two: Story = { args: { star: 2 } };
export const One: Story = { args: { star: 1 }, parameters: { shots: ['dark'] } };
