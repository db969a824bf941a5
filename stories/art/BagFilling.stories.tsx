import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bag } from '#client/art/Bag/Bag.tsx';
import { BagFilling } from '#client/art/BagFilling/BagFilling.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/BagFilling', component: BagFilling, args: { full: 0.5 } } satisfies Meta<typeof BagFilling>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From an untouched bag to a full one. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={6}>
      {[0, 0.05, 0.3, 0.55, 0.8, 1].map((full, i) => (
        <Bag key={full} mascot={1001 + i} region={i} label="词" width={108} filling={<BagFilling full={full} />} />
      ))}
    </Sheet>
  ),
};
