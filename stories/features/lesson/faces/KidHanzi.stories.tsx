import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HanziGrid } from '#client/features/lesson/faces/HanziGrid/HanziGrid.tsx';
import { KidHanziChoice } from '#client/features/lesson/faces/KidHanziChoice/KidHanziChoice.tsx';
import { KidHanziSeeAndCheck } from '#client/features/lesson/faces/KidHanziSeeAndCheck/KidHanziSeeAndCheck.tsx';
import { Reading } from '#client/features/lesson/faces/Reading/Reading.tsx';
import { Ruby } from '#client/features/lesson/faces/Ruby/Ruby.tsx';
import { otherHanzi, springHanzi } from '../fixtures.ts';
import { LiveFace } from './LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from './live-question.ts';

// Seed 1 asks for the reading, seed 2 for the character.
const asked = { face: 'kidHanziChoice', card: springHanzi, alternates: otherHanzi } as const;

const meta = {
  title: 'features/lesson/faces/KidHanzi',
  component: LiveFace,
  subcomponents: { KidHanziChoice, KidHanziSeeAndCheck, HanziGrid, Reading, Ruby },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhichReading: Story = { args: { seed: 1 }, parameters: { shots: ['mobile', 'dark', 'en mobile', 'pc'] } };

export const WhichCharacter: Story = { args: { seed: 2 }, parameters: { shots: ['mobile', 'dark'] } };

export const Wrong: Story = {
  args: { done: (question) => [{ type: 'choose', option: wrongOption(question) }] },
  parameters: { shots: ['mobile'] },
};

/** Before the answer the reading is neither seen nor heard; afterwards it is both. */
export const RightByKeyboard: Story = {
  args: { seed: 1 },
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: '听读音' })).toBeNull();
    const [right] = rightActions(askedQuestion({ ...asked, seed: 1 }));
    if (right?.type !== 'choose') throw new Error('no answer');
    await userEvent.keyboard(String(right.option + 1));
    await expect(args.onAction).toHaveBeenLastCalledWith(right);
    await expect(canvas.getByRole('button', { name: '听读音' })).toBeVisible();
  },
};

export const Covered: Story = {
  args: { face: 'kidHanziSeeAndCheck', difficulty: 3 },
  parameters: { shots: ['mobile', 'dark'] },
};

export const Lifted: Story = {
  args: { face: 'kidHanziSeeAndCheck', difficulty: 3, done: () => [{ type: 'reveal' }] },
  parameters: { shots: ['mobile', 'dark mobile', 'en', 'pc'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '认识了' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'recall', remembered: true });
  },
};
