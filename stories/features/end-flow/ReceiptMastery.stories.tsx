import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReceiptMastery } from '#client/features/end-flow/ReceiptMastery/ReceiptMastery.tsx';
import { changes, namedCards } from './result.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ oldMastery: 3 * at, newMastery: 8 * at, cardId: at + 1 }));

const meta = {
  component: ReceiptMastery,
  globals: { motion: 'reduced' },
  args: { changes, cards: namedCards },
  parameters: { picture: false },
} satisfies Meta<typeof ReceiptMastery>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shakiest first. */
export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 张上升')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('22%');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One more than are printed is printed: its button would take as much room. */
export const OneMore: Story = {
  args: { changes: many(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Many: Story = {
  args: { changes: many(12) },
  parameters: { picture: true, shots: ['mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Unfolded: Story = {
  args: { changes: many(12) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '还有 7 张' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const NoneFirmer: Story = {
  args: { changes: [{ cardId: 4, oldMastery: 40, newMastery: 22 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还不牢的，过几天会再来问你。')).toBeVisible();
  },
};
