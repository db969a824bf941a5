import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankResultCard } from '#client/features/rank/RankResultCard/RankResultCard.tsx';
import { fallen, risen } from './home.ts';

const meta = {
  component: RankResultCard,
  args: { home: fallen, mascot: 1002, diamonds: 1280 },
} satisfies Meta<typeof RankResultCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fallen: Story = {
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 27 名，差 31 点经验就站稳了。')).toBeVisible();
    await expect(canvas.getByText('你有 1280 颗钻石')).toBeVisible();
  },
};

export const Missed: Story = { args: { home: { ...fallen, result: 'MISSED', position: null } } };

export const Rose: Story = {
  args: { home: risen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '收下 60 钻石' })).toBeVisible();
  },
};
