import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Baking } from '#client/art/Baking/Baking.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Baking', component: Baking, args: { percent: 60, label: '正在出炉' } } satisfies Meta<
  typeof Baking
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '正在出炉' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
  },
};

/** From dough to gold. */
export const Stages: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Sheet columns={6}>
      {[0, 20, 40, 60, 85, 100].map((percent) => (
        <Baking key={percent} {...args} label={`${percent} %`} percent={percent} />
      ))}
    </Sheet>
  ),
};

/** Nobody knows how long it takes: the dough breathes. */
export const Breathing: Story = { args: { percent: undefined }, parameters: { shots: ['dark'] } };

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Sheet columns={4}>
      {[24, 48, 96, 240].map((size) => (
        <Baking key={size} {...args} label={`${size} px`} size={size} percent={100} />
      ))}
    </Sheet>
  ),
};
