import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReceiptExp } from '#client/features/end-flow/ReceiptExp/ReceiptExp.tsx';

const meta = {
  component: ReceiptExp,
  globals: { motion: 'reduced' },
  args: { exp: 125 },
  parameters: { shots: ['dark'] },
} satisfies Meta<typeof ReceiptExp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('经验').parentElement).toHaveTextContent('+125');
  },
};
