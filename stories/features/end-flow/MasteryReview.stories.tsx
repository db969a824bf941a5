import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MasteryReview } from '#client/features/end-flow/MasteryReview/MasteryReview.tsx';
import { changes, namedCards } from './result.ts';

const meta = {
  component: MasteryReview,
  globals: { motion: 'reduced' },
  args: { changes, cards: namedCards, onNext: fn() },
  parameters: { layout: 'fullscreen', shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
} satisfies Meta<typeof MasteryReview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
