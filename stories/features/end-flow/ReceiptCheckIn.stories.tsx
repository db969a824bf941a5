import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReceiptCheckIn } from '#client/features/end-flow/ReceiptCheckIn/ReceiptCheckIn.tsx';

const week = ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19'];
const checkIn = {
  __typename: 'CheckIn' as const,
  continuousDays: 11,
  accumulatedDays: 96,
  maxContinuousDays: 36,
  todayCheckIn: true,
  target: 30,
};

const meta = {
  component: ReceiptCheckIn,
  globals: { motion: 'reduced' },
  parameters: { picture: false },
  args: {
    state: 'shown',
    checkIn,
    isFirst: false,
    target: 30,
    days: week,
    done: week.slice(0, 3),
    today: '2026-04-15',
    onTarget: fn(),
  },
} satisfies Meta<typeof ReceiptCheckIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Streak: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11').parentElement).toHaveTextContent('连续 11 天');
    await expect(canvas.getByRole('progressbar', { name: '30 天目标' })).toHaveAttribute('aria-valuenow', '11');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** The first one ever asks for a goal. */
export const First: Story = {
  args: {
    checkIn: { ...checkIn, continuousDays: 1, accumulatedDays: 1, maxContinuousDays: 1, target: null },
    isFirst: true,
    target: 7,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '7 天' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '14 天' }));
    await expect(args.onTarget).toHaveBeenCalledWith(14);
  },
};

export const Record: Story = {
  args: { checkIn: { ...checkIn, continuousDays: 40, maxContinuousDays: 40 } },
  parameters: { picture: true, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('新纪录！')).toBeVisible();
  },
};

/** It is checked in all the same. */
export const Failed: Story = {
  args: { state: 'failed', checkIn: undefined, done: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今天的卡打好了')).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'loading', checkIn: undefined, done: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '加载中' })).toBeVisible();
  },
};
