import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeLeft } from '#client/features/reward/TimeLeft/TimeLeft.tsx';
import { serverBehind } from '#stories/support/server-clock.ts';

const meta = {
  component: TimeLeft,
  args: { deadline: '2026-04-19T16:00:00Z', kind: 'weekly' },
} satisfies Meta<typeof TimeLeft>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Days: Story = { parameters: { shots: ['dark', 'en'] } };
export const Hours: Story = { args: { deadline: '2026-04-15T10:00:00Z' } };
export const Today: Story = { args: { deadline: '2026-04-15T16:00:00Z', kind: 'daily' } };

/** It is over: nothing counts below zero. */
export const Over: Story = { args: { deadline: '2026-04-15T00:00:00Z', kind: 'daily' } };

/** The device goes seven hours fast: what is left is told by the server's clock. */
export const WrongClock: Story = {
  args: { deadline: '2026-04-15T16:00:00Z', kind: 'daily' },
  beforeEach: () => serverBehind(7),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还剩 22:30:00')).toBeVisible();
  },
};

/** An hour before the end it is red, by the server's clock. */
export const SoonByServer: Story = {
  args: { deadline: '2026-04-15T16:00:00Z', kind: 'daily' },
  beforeEach: () => serverBehind(-15),
  play: async ({ canvas }) => {
    const left = canvas.getByText('还剩 00:30:00');
    await expect(left).toHaveAttribute('data-soon');
  },
};
