import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoUnit } from '#client/features/lesson/NoUnit/NoUnit.tsx';

const meta = {
  component: NoUnit,
  args: { reason: 'none', onRetry: fn(), onLeave: fn() },
  parameters: { layout: 'fullscreen', shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
} satisfies Meta<typeof NoUnit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = { args: { reason: 'expired' } };
/** Another device was faster. */
export const Elsewhere: Story = { args: { reason: 'elsewhere' } };
export const Unreachable: Story = {
  args: { reason: 'unreachable' },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
