import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaitingBanner } from '#client/features/workshop/drafts/WaitingBanner/WaitingBanner.tsx';

const meta = {
  component: WaitingBanner,
  args: { summary: { online: false, waiting: 4 } },
} satisfies Meta<typeof WaitingBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeWait: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };

export const NothingWaits: Story = {
  args: { summary: { online: false, waiting: 0 } },
  parameters: { shots: ['mobile'] },
};

export const Online: Story = {
  parameters: { picture: false },
  args: { summary: { online: true, waiting: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
