import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PublicBanner } from '#client/features/package/PublicBanner/PublicBanner.tsx';
import { style } from './data.ts';

const meta = {
  component: PublicBanner,
  args: {
    onBack: fn(),
    package: {
      id: 3,
      name: '常用英语单词',
      cardType: null,
      cardCount: 60,
      updatedAt: '2026-04-01T00:00:00Z',
      author: { id: 1, nickname: '面包地图', avatar: null, mascotId: 1001 },
      style,
    },
  },
} satisfies Meta<typeof PublicBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
