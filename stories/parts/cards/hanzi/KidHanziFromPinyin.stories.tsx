import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KidHanziFromPinyin } from '#client/parts/cards/hanzi/KidHanziFromPinyin/KidHanziFromPinyin.tsx';
import { otherHanzi, springHanzi } from '#stories/features/lesson/fixtures.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const asked = { face: 'kidHanziFromPinyin', card: springHanzi, alternates: otherHanzi } as const;

const meta = {
  title: 'parts/cards/hanzi/KidHanziFromPinyin',
  component: LiveFace,
  subcomponents: { KidHanziFromPinyin },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhichCharacter: Story = { parameters: { shots: ['mobile', 'dark mobile', 'pc', 'en mobile'] } };

export const Wrong: Story = {
  args: { done: (question) => [{ type: 'choose', option: wrongOption(question) }] },
  parameters: { shots: ['mobile'] },
};

export const RightByKeyboard: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '听读音' })).toBeVisible();
    const [right] = rightActions(askedQuestion(asked));
    if (right?.type !== 'choose') throw new Error('no answer');
    await userEvent.keyboard(String(right.option + 1));
    await expect(args.onAction).toHaveBeenLastCalledWith(right);
    await expect(canvas.getByRole('button', { name: /^春.*正确/ })).toBeVisible();
  },
};
