import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Item } from '#client/art/Item/Item.tsx';
import { StatCard } from '#client/features/mine/StatCard/StatCard.tsx';

const meta = {
  component: StatCard,
  args: { picture: <Item name="flame" size={40} />, value: 96, label: '累计打卡' },
  decorators: [(Story) => <dl style={{ width: 180 }}>{Story()}</dl>],
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Thousands are set apart. */
export const BigNumber: Story = {
  args: { value: 1_234_567 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234,567')).toBeVisible();
  },
};
