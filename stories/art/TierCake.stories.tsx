import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { TierCake } from '#client/art/TierCake/TierCake.tsx';

const names = {
  bronze: '青铜',
  silver: '白银',
  gold: '黄金',
  platinum: '铂金',
  emerald: '翡翠',
  diamond: '钻石',
  legendary: '传奇',
};

const meta = {
  title: 'art/TierCake',
  component: TierCake,
  args: { tier: 'silver', labelOf: (tier) => names[tier], climber: <Mascot id={1002} pose="happy" /> },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TierCake>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Silver: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('白银')).toHaveAttribute('data-reached');
  },
};

export const Legendary: Story = {
  args: { tier: 'legendary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('传奇')).toHaveAttribute('data-reached');
  },
};
