import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Covered } from '#client/parts/cards/Covered/Covered.tsx';

const meta = {
  component: Covered,
  args: { open: false, onReveal: fn(), children: <p>不情愿的；勉强的</p> },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Covered>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is under the cover is neither seen nor read before it is lifted. */
export const Closed: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('不情愿的；勉强的')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '想好了再揭开' }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Open: Story = {
  args: { open: true },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不情愿的；勉强的')).toBeVisible();
  },
};
