import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardTray } from '#client/features/my-cards/CardTray/CardTray.tsx';
import { hardCard, nothingDone, sampleCards } from './sample-cards.ts';

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
  component: CardTray,
  args: { card: hardCard, acts, onPause: fn() },
} satisfies Meta<typeof CardTray>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One's own card that was forgotten too often is to be rephrased. */
export const OwnHard: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '换个说法' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

/** Another's card cannot be changed: a rest is proposed. */
export const OthersHard: Story = { args: { card: sampleCards[2] }, parameters: { shots: ['mobile'] } };

export const Plain: Story = { args: { card: sampleCards[0] } };

export const ChapterPaused: Story = { args: { card: sampleCards[6] } };

export const Known: Story = { args: { card: sampleCards[8] } };

export const Busy: Story = { args: { acts: { ...acts, busy: true } } };
