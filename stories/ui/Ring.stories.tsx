import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Item } from '#client/art/Item/Item.tsx';
import { Ring } from '#client/ui/Ring/Ring.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Ring',
  component: Ring,
  args: { label: '今日目标', value: 14, max: 20, valueText: '14 / 20', children: '14' },
} satisfies Meta<typeof Ring>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: '今日目标' });
    await expect(ring).toHaveAttribute('aria-valuenow', '14');
    await expect(ring).toHaveAttribute('aria-valuetext', '14 / 20');
  },
};

/** Empty, begun, half, done, and more than done. */
export const Values: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Line>
      {[0, 1, 10, 20, 26].map((value) => (
        <Ring key={value} {...args} value={value}>
          {value}
        </Ring>
      ))}
    </Line>
  ),
};

export const Tones: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Line>
      {(['butter', 'leaf', 'jam', 'crust', 'gem'] as const).map((tone) => (
        <Ring key={tone} {...args} tone={tone} />
      ))}
      <span data-region="4">
        <Ring {...args} tone="region" size={120}>
          <Item name="bread" size={56} />
        </Ring>
      </span>
      <Ring {...args} size={40} />
    </Line>
  ),
};
