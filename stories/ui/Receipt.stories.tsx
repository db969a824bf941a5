import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Receipt, ReceiptCut, ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import styles from './Paper.module.css';

const meta = {
  title: 'ui/Receipt',
  component: Receipt,
  args: {
    className: styles.slip,
    children: (
      <>
        <h3>第 24 关</h3>
        <ReceiptCut />
        <ReceiptLines>
          <ReceiptLine label="答对">18 / 20</ReceiptLine>
          <ReceiptLine label="最长连击">11</ReceiptLine>
          <ReceiptLine label="用时">04:32</ReceiptLine>
        </ReceiptLines>
        <ReceiptCut />
        <ReceiptLines>
          <ReceiptLine label="经验">+24</ReceiptLine>
        </ReceiptLines>
      </>
    ),
  },
} satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('最长连击').nextElementSibling).toHaveTextContent('11');
  },
};

export const LongText: Story = {
  args: {
    children: (
      <ReceiptLines>
        <ReceiptLine label="在这一关里第一次就答对的卡片">18 / 20</ReceiptLine>
        <ReceiptLine label="Cards you knew at first sight, without a hint">1,234,567</ReceiptLine>
      </ReceiptLines>
    ),
  },
};
