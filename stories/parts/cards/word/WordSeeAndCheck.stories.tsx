import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WordSeeAndCheck } from '#client/parts/cards/word/WordSeeAndCheck/WordSeeAndCheck.tsx';
import { longWord, reluctant } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { rightActions } from '../live-question.ts';

const meta = {
  title: 'parts/cards/word/WordSeeAndCheck',
  component: LiveFace,
  subcomponents: { WordSeeAndCheck },
  parameters: { layout: 'fullscreen' },
  args: { face: 'wordSeeAndCheck', card: reluctant, difficulty: 3, cardStatus: 'REVIEW', onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Covering: Story = { parameters: { shots: SCREEN_SHOTS } };

export const Lifted: Story = {
  args: { done: () => [{ type: 'reveal' }] },
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
};

export const Remembered: Story = { args: { done: rightActions }, parameters: { shots: ['mobile'] } };

/** Space lifts the cover, 1 says forgotten and 2 remembered, but only once there is something to compare with. */
export const ByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('2');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'reveal' });
    await expect(canvas.getByText(/不情愿的/)).toBeVisible();
    await userEvent.keyboard('2');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'recall', remembered: true });
  },
};

export const ForgottenByTap: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '想好了再揭开' }));
    await userEvent.click(canvas.getByRole('button', { name: '没记住' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'recall', remembered: false });
  },
};

export const LongText: Story = {
  args: { card: longWord, done: () => [{ type: 'reveal' }] },
  parameters: { shots: ['mobile'] },
};
