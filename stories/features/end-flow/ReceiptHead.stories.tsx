import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReceiptHead } from '#client/features/end-flow/ReceiptHead/ReceiptHead.tsx';

const meta = {
  component: ReceiptHead,
  args: { title: '掌握度', children: '3 张上升' },
  parameters: { picture: false },
} satisfies Meta<typeof ReceiptHead>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A heading, and a line of its own to the printer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading', { level: 2, name: '掌握度' });
    await expect(head.closest('[data-line]')).toHaveTextContent('3 张上升');
  },
};
