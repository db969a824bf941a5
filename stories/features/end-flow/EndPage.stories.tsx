import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EndPage } from '#client/features/end-flow/EndPage/EndPage.tsx';

const meta = {
  component: EndPage,
  globals: { motion: 'reduced' },
  args: { action: '继续', onNext: fn(), children: <h1>升到第 6 名</h1> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EndPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The way on has the focus. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc'] },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '继续' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
