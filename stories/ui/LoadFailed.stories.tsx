import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';

const meta = {
  title: 'ui/LoadFailed',
  component: LoadFailed,
  args: { title: '地图没有取到', text: '可能是网络不太稳，你学过的都还在。', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is announced, and asks again. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('地图没有取到');
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};
