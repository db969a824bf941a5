import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RankGuide } from '#client/features/rank/RankGuide/RankGuide.tsx';

const meta = {
  component: RankGuide,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof RankGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['en mobile'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
