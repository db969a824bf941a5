import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultHero } from '#client/features/end-flow/ResultHero/ResultHero.tsx';
import { stats } from './result.ts';

const meta = {
  component: ResultHero,
  globals: { motion: 'reduced' },
  args: { stats },
} satisfies Meta<typeof ResultHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeStars: Story = {
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '完美出炉' })).toBeVisible();
    await expect(canvas.getByText('第 24 关 · 10 张卡片一张没糊')).toBeVisible();
  },
};

export const TwoStars: Story = {
  args: { stats: { ...stats, star: 2 } },
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 24 关 · 学完 10 张卡片')).toBeVisible();
  },
};

/** Three stars, and still some were wrong: the line does not deny it. */
export const NotSpotless: Story = {
  args: { spotless: false },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '完美出炉' })).toBeVisible();
    await expect(canvas.getByText('第 24 关 · 学完 10 张卡片')).toBeVisible();
  },
};
