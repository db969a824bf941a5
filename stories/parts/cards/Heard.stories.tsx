import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Decline } from '#client/parts/cards/Decline/Decline.tsx';
import { Heard } from '#client/parts/cards/Heard/Heard.tsx';

const meta = {
  title: 'parts/cards/Heard',
  component: Heard,
  subcomponents: { Decline },
  args: { say: fn(async () => true), passed: false, onDecline: fn(), children: 'reluctant' },
} satisfies Meta<typeof Heard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is said once by itself, and again with the space bar. */
export const SaidTwice: Story = {
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async ({ userEvent, args }) => {
    await expect(args.say).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.say).toHaveBeenCalledTimes(2);
  },
};

/** A voice that does not begin says so. */
export const Silent: Story = {
  args: { say: fn(async () => false) },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有声音'));
  },
};

/** What was answered before a reload says nothing by itself. */
export const Passed: Story = {
  args: { passed: true },
  parameters: { shots: ['mobile'] },
  play: async ({ args }) => {
    await expect(args.say).not.toHaveBeenCalled();
  },
};
