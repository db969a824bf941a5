import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LessonEnd } from '#client/features/end-flow/LessonEnd/LessonEnd.tsx';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';
import { changes, namedCards, stats } from './result.ts';

const meta = {
  component: LessonEnd,
  globals: { motion: 'reduced' },
  args: { mascot: 1002, stats, changes, cards: namedCards, onNext: fn() },
  parameters: { layout: 'fullscreen', shots: ['mobile'] },
} satisfies Meta<typeof LessonEnd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeStars: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
};
export const TwoStars: Story = { args: { stats: { ...stats, star: 2, comboExp: 0, comboCount: 1 } } };
/** An hour and more. */
export const OneStar: Story = {
  args: { stats: { ...stats, star: 1, duration: 3725 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:02:05')).toBeVisible();
  },
};
export const NoChanges: Story = { args: { mascot: 1011, changes: [], cards: [] } };
/** Two cards went wrong: they may be baked once more before going on. */
export const WithWrongCards: Story = {
  args: { stats: { ...stats, star: 2 }, wrongCards: { count: 2, rebaked: false, onRebake: fn() } },
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
  play: async ({ canvas }) => {
    // Enter goes on, whatever else is offered.
    await expect(canvas.getByRole('button', { name: '继续' })).toHaveFocus();
  },
};
export const WrongCardsRebaked: Story = {
  args: { stats: { ...stats, star: 2 }, wrongCards: { count: 2, rebaked: true, onRebake: fn() } },
};
