import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Refused } from '#client/features/auth/Refused/Refused.tsx';

const meta = {
  component: Refused,
  args: { text: '[500] 服务器出了点问题，请稍后再试' },
} satisfies Meta<typeof Refused>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Heard when it appears. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('[500] 服务器出了点问题，请稍后再试');
  },
};

/** Nothing was refused: its place is there, so that what comes is heard. */
export const Nothing: Story = { args: { text: undefined }, parameters: { picture: false } };
