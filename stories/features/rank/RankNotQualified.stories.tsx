import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankNotQualified } from '#client/features/rank/RankNotQualified/RankNotQualified.tsx';
import { inGroup } from './home.ts';

const outside = { ...inGroup, type: 'NOT_QUALIFIED' as const, currentRank: null, users: [], groupPosition: null };

const meta = {
  component: RankNotQualified,
  args: { home: { ...outside, atlasLevel: 0 }, mascot: 1002 },
} satisfies Meta<typeof RankNotQualified>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoLevel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '还差 3 关' })).toBeVisible();
  },
};

export const TwoLevels: Story = {
  args: { home: { ...outside, atlasLevel: 2 } },
  parameters: { shots: ['en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去第 3 关' })).toBeVisible();
  },
};
