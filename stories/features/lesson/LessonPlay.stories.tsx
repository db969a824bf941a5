import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LessonPlay } from '#client/features/lesson/LessonPlay/LessonPlay.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { freshSession } from './units.ts';

const meta = {
  component: LessonPlay,
  args: { session: freshSession(), onLeave: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LessonPlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first question, with everything around it. */
export const Asked: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Leaving asks, once something was answered. */
export const QuitsByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
