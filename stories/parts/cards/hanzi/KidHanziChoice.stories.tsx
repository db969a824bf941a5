import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KidHanziChoice } from '#client/parts/cards/hanzi/KidHanziChoice/KidHanziChoice.tsx';
import { otherHanzi, springHanzi } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const asked = { face: 'kidHanziChoice', card: springHanzi, alternates: otherHanzi } as const;

const meta = {
  title: 'parts/cards/hanzi/KidHanziChoice',
  component: LiveFace,
  subcomponents: { KidHanziChoice },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhichReading: Story = { parameters: { shots: SCREEN_SHOTS } };

export const Wrong: Story = {
  args: { done: (question) => [{ type: 'choose', option: wrongOption(question) }] },
  parameters: { shots: ['mobile', 'dark mobile'] },
};

/** Before the answer the reading is neither seen nor heard; afterwards it is both. */
export const RightByKeyboard: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '听读音' })).toBeNull();
    const [right] = rightActions(askedQuestion(asked));
    if (right?.type !== 'choose') throw new Error('no answer');
    await userEvent.keyboard(String(right.option + 1));
    await expect(args.onAction).toHaveBeenLastCalledWith(right);
    await expect(canvas.getByRole('button', { name: '听读音' })).toBeVisible();
  },
};
