import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Listening } from '#client/parts/cards/word/Listening/Listening.tsx';
import { longWord, reluctant } from '#stories/features/lesson/fixtures.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const asked = { face: 'wordListening', card: reluctant } as const;

const meta = {
  title: 'parts/cards/word/Listening',
  component: LiveFace,
  subcomponents: { Listening },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, difficulty: 2, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The word is heard only. */
export const Open: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc', 'dark pc', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '再听一遍' })).toBeVisible();
    await expect(canvas.queryByText('reluctant')).toBeNull();
  },
};

export const LongMeanings: Story = { args: { card: longWord }, parameters: { shots: ['mobile'] } };

export const Wrong: Story = {
  args: { done: (question) => [{ type: 'choose', option: wrongOption(question) }] },
  parameters: { shots: ['mobile'] },
};

/** Once it was understood, it is written. */
export const RightByKeyboard: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    const [right] = rightActions(askedQuestion({ ...asked, difficulty: 2 }));
    if (right?.type !== 'choose') throw new Error('no answer');
    await userEvent.keyboard(String(right.option + 1));
    await expect(canvas.getByText('reluctant')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '现在不方便听' })).toBeNull();
  },
};

/** Who cannot listen now is asked another way. */
export const Declined: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '现在不方便听' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'decline' });
  },
};
