import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Countdown } from '#client/ui/Countdown/Countdown.tsx';

const clock = () => 0;

const meta = {
  title: 'ui/Countdown',
  component: Countdown,
  args: { now: clock, until: 760_000, onEnd: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** mm:ss, rounded up to the second. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12:40')).toBeVisible();
  },
};

export const AtMost: Story = {
  args: { until: 360_000_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99:59')).toBeVisible();
  },
};

/** Says once that the time has come. */
export const Over: Story = {
  args: { until: -1 },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('00:00')).toBeVisible();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
