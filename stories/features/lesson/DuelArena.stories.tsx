import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DuelArena } from '#client/features/lesson/DuelArena/DuelArena.tsx';

const meta = {
  component: DuelArena,
  args: { guest: 1007, mascot: 1011, duel: { player: 5, playerMax: 5, enemy: 10, enemyMax: 10 }, blow: 'none' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof DuelArena>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '你的体力' })).toHaveAttribute('aria-valuetext', '5 / 5');
    await expect(canvas.getByRole('progressbar', { name: '糖霜女巫的体力' })).toHaveAttribute('aria-valuenow', '100');
  },
};

/** A right answer hits the guest. */
export const HitsTheGuest: Story = {
  args: { duel: { player: 4, playerMax: 5, enemy: 6, enemyMax: 10 }, blow: 'enemy' },
  parameters: { shots: ['mobile'] },
};

/** A mistake hits the learner; the last hp still shows a piece of its bar. */
export const HitsTheLearner: Story = {
  args: { duel: { player: 1, playerMax: 5, enemy: 6, enemyMax: 10 }, blow: 'player' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '你的体力' })).toHaveAttribute('aria-valuenow', '28');
  },
};

/** Both ends: the learner has nothing left, or the guest. */
export const Lost: Story = { args: { duel: { player: 0, playerMax: 5, enemy: 2, enemyMax: 10 }, blow: 'player' } };
export const Won: Story = { args: { duel: { player: 4, playerMax: 5, enemy: 0, enemyMax: 10 }, blow: 'enemy' } };
