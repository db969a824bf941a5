import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankWindow } from '#client/features/rank/RankWindow/RankWindow.tsx';

const meta = {
  component: RankWindow,
  args: { rank: 'SILVER_2', mascot: 1002, icon: 'up', here: '第 6 名', children: '再得 46 经验进前 3 名' },
} satisfies Meta<typeof RankWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Silver: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 / 3 星' })).toBeVisible();
  },
};

export const Legendary: Story = {
  args: { rank: 'LEGENDARY_12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 星')).toBeVisible();
  },
};

export const Frost: Story = {
  args: { mood: 'frost', icon: 'clock', here: undefined, children: '周日 22:00 收炉，蛋糕先冰一冰' },
  parameters: { shots: ['dark'] },
};

export const Shut: Story = {
  args: { mood: 'night', icon: 'moon', here: undefined, children: '上一季已结清，得到 20 钻石' },
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('明天见')).toBeVisible();
  },
};

export const Veiled: Story = {
  args: { rank: 'BRONZE_1', mood: 'veil', icon: 'lock', here: undefined, children: '通过第 3 关，揭开整座蛋糕' },
  parameters: { shots: ['dark'] },
};
