import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WrongCards } from '#client/features/end-flow/WrongCards/WrongCards.tsx';

const meta = {
  component: WrongCards,
  args: { count: 3, rebaked: false, onRebake: fn() },
} satisfies Meta<typeof WrongCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再烤一次错的（3 张）' }));
    await expect(args.onRebake).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Rebaked: Story = { args: { rebaked: true }, parameters: { shots: ['dark', 'en'] } };
