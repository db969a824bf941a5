import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChallengeEnd } from '#client/features/end-flow/ChallengeEnd/ChallengeEnd.tsx';
import { challenge, stats } from './result.ts';

const meta = {
  component: ChallengeEnd,
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen' },
  args: { mascot: 1011, challenge, stats: { ...stats, exp: 30, comboExp: 0, duration: 168 }, onNext: fn() },
} satisfies Meta<typeof ChallengeEnd>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first victory, with three stars. */
export const FirstVictory: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'dark pc', 'en mobile'] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '打赢糖霜女巫' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '剩下的体力' })).toHaveAttribute('aria-valuenow', '80');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** Won again with little left: the stars of before stay. */
export const WonAgain: Story = {
  args: {
    challenge: { ...challenge, blood: 0.2, star: 1, firstVictory: false },
    stats: { ...stats, exp: 10, comboExp: 0 },
  },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('最好成绩 3 / 3 星')).toBeVisible();
    await expect(canvas.getByText('又打赢了挑战 7')).toBeVisible();
  },
};

/** None of its cards could be shown: it counts for nothing, and says so. */
export const NothingShown: Story = {
  args: { challenge: { ...challenge, won: false, blood: 1, star: 0, firstVictory: false } },
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '这些卡片没能显示' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
