import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bag } from '#client/art/Bag/Bag.tsx';
import { BagFilling } from '#client/art/BagFilling/BagFilling.tsx';
import { BagRibbon } from '#client/art/BagRibbon/BagRibbon.tsx';

const meta = {
  title: 'art/BagRibbon',
  component: BagRibbon,
  render: () => (
    <Bag
      mascot={1008}
      pose="cheer"
      region={0}
      label="字"
      width={144}
      filling={<BagFilling full={1} />}
      ribbon={<BagRibbon />}
    />
  ),
} satisfies Meta<typeof BagRibbon>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { shots: ['dark'] } };
