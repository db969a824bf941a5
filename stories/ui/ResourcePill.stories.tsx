import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Item } from '#client/art/Item/Item.tsx';
import { formatDiamonds } from '#client/ui/numbers.ts';
import { ResourcePill } from '#client/ui/ResourcePill/ResourcePill.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/ResourcePill',
  component: ResourcePill,
  args: { picture: <Item name="diamond" />, value: 1280, label: '钻石', tone: 'gem' },
} satisfies Meta<typeof ResourcePill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** Up to 99999 in full, then in 万. */
export const Amounts: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Line>
      {[0, 1280, 99_999, 100_000, 12_345_678].map((diamonds) => (
        <ResourcePill key={diamonds} {...args} value={formatDiamonds(diamonds)} />
      ))}
    </Line>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['99999', '10w', '999w']) await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

export const Tones: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      <ResourcePill picture={<Item name="flame" />} value={11} label="连续打卡" tone="crust" />
      <ResourcePill picture={<Item name="exp" />} value={40} label="经验" render={<button type="button" />} />
    </Line>
  ),
};
