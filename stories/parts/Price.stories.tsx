import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '#client/parts/Price/Price.tsx';

const meta = { component: Price, args: { unit: 'diamond', amount: 120 } } satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Seen as picture and number, heard in words. */
export const Diamonds: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 颗钻石')).toBeInTheDocument();
  },
};
export const Bread: Story = { args: { unit: 'bread', amount: 10 } };
export const Yuan: Story = {
  args: { unit: 'yuan', amount: 6850 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥68.50')).toBeVisible();
  },
};
