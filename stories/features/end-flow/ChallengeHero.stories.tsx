import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChallengeHero } from '#client/features/end-flow/ChallengeHero/ChallengeHero.tsx';
import { challenge } from './result.ts';

const meta = {
  component: ChallengeHero,
  globals: { motion: 'reduced' },
  args: { mascot: 1011, challenge },
  parameters: { picture: false },
} satisfies Meta<typeof ChallengeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '打赢糖霜女巫' })).toBeVisible();
    await expect(canvas.getByText('第一次打赢挑战 7')).toBeVisible();
    await expect(canvas.queryByText(/最好成绩/)).toBeNull();
  },
};

/** Fewer stars than once before: those stay. */
export const WonWithFewer: Story = {
  args: { challenge: { ...challenge, star: 1, firstVictory: false } },
  parameters: { picture: true, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 / 3 星' })).toBeVisible();
    await expect(canvas.getByText('最好成绩 3 / 3 星')).toBeVisible();
  },
};
