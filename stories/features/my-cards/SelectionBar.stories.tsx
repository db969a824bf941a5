import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectionBar } from '#client/features/my-cards/SelectionBar/SelectionBar.tsx';
import { nothingDone } from './sample-cards.ts';

const acts = {
  pause: nothingDone,
  pauseAll: nothingDone,
  know: nothingDone,
  restart: nothingDone,
  resume: nothingDone,
  resumeAll: nothingDone,
  busy: false,
};

const meta = {
  component: SelectionBar,
  args: { cardIds: [1, 2, 3], acts, onPause: fn() },
} satisfies Meta<typeof SelectionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

export const None: Story = { args: { cardIds: [] } };
