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
  // the poster is pictured in the dark by itself
  parameters: { shots: ['en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 27 名，差 31 点经验就站稳了。')).toBeVisible();
    await expect(canvas.getByText('你有 1280 颗钻石')).toBeVisible();
  },
};

export const Missed: Story = { args: { home: { ...fallen, result: 'MISSED', position: null } } };

export const Rose: Story = {
  args: { home: risen },
  // pictured with the screen
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '收下 60 钻石' })).toBeVisible();
  },
};

/** Tenth: one star up, into the next tier. */
export const RoseOne: Story = {
  args: { home: { ...risen, result: 'UP_1', position: 10, reward: 20, beforeRank: 'SILVER_3' } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '升了一星' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收下 20 钻石' })).toBeEnabled();
  },
};

/** In the middle: the rank stays, and there is a little for it. */
export const Stayed: Story = {
  args: { home: { ...risen, result: 'KEEP', position: 14, reward: 5, afterRank: 'SILVER_2' } },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '留在原处' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收下 5 钻石' })).toBeEnabled();
    await expect(canvas.queryByText('变成')).toBeNull();
  },
};

/** Nothing to lose at the lowest star: a season that was missed brings nothing and takes nothing. */
export const MissedAtTheBottom: Story = {
  args: {
    home: {
      ...risen,
      result: 'MISSED',
      position: null,
      reward: 0,
      users: [],
      beforeRank: 'BRONZE_1',
      afterRank: 'BRONZE_1',
    },
  },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '错过了一季' })).toBeVisible();
    await expect(canvas.getByText('没有名次')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开始新一季' })).toBeEnabled();
  },
};
