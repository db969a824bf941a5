import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierLadder } from '#client/features/rank/TierLadder/TierLadder.tsx';

const meta = {
  component: TierLadder,
} satisfies Meta<typeof TierLadder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };
