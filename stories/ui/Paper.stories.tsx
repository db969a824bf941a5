import type { Meta, StoryObj } from '@storybook/react-vite';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Receipt, ReceiptCut, ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';
import styles from './Paper.module.css';

/** What other things lie on. */
const meta = { title: 'ui/Paper', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <div className={styles.stack}>
      <Card>立在柜台上的一张纸。</Card>
      <Card tone="sunken">陷在柜台里的一块。</Card>
      <Card as="section" pad={false}>
        贴边的内容
      </Card>
    </div>
  ),
};

export const Receipts: Story = {
  render: () => (
    <Receipt className={styles.slip}>
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
    </Receipt>
  ),
};

export const Awnings: Story = {
  render: () => (
    <Sheet columns={2}>
      {[0, 1, 2, 3, 4, 5].map((region) => (
        <div key={region} data-region={region} className={styles.wide}>
          <Awning />
        </div>
      ))}
      <div className={styles.wide}>
        <Awning />
      </div>
    </Sheet>
  ),
};
