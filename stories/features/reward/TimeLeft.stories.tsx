import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeLeft } from '#client/features/reward/TimeLeft/TimeLeft.tsx';

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
