import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bag } from '#client/art/Bag/Bag.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Bag', component: Bag, args: { mascot: 1002, region: 3, label: '词' } } satisfies Meta<
  typeof Bag
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** A companion looks out of the paper of each region. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={6}>
      {[...'词诗字生史题'].map((label, i) => (
        <Bag key={label} mascot={1001 + i * 2 + (i % 2)} region={i} label={label} width={108} />
      ))}
    </Sheet>
  ),
};

/** Every companion clears the edge of its bag. */
export const Companions: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={6}>
      {Array.from({ length: 12 }, (_, i) => (
        <Bag key={String(i)} mascot={1001 + i} region={i} label="包" width={108} />
      ))}
    </Sheet>
  ),
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Sheet columns={4}>
      {[24, 48, 96, 240].map((width) => (
        <Bag key={width} {...args} width={width} />
      ))}
    </Sheet>
  ),
};
