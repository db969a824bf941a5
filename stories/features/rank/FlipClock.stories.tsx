import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FlipClock } from '#client/features/rank/FlipClock/FlipClock.tsx';
import { serverBehind } from '#stories/support/server-clock.ts';

/** When every story plays. */
const NOW = Date.parse('2026-04-15T00:30:00Z');

const meta = {
  component: FlipClock,
  args: { until: NOW + 4_360_000, label: '新一季还要', onEnd: fn() },
} satisfies Meta<typeof FlipClock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: '新一季还要' })).toHaveTextContent('011240');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Minutes: Story = {
  args: { until: NOW + 1_104_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1824');
  },
};

/** Says once that the time has come. */
export const Over: Story = {
  args: { until: NOW - 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0000');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** The device goes two hours fast. */
export const WrongClock: Story = {
  beforeEach: () => serverBehind(2),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('031240');
  },
};
