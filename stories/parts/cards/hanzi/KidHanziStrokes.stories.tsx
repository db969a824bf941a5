import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { KidHanziStrokes } from '#client/parts/cards/hanzi/KidHanziStrokes/KidHanziStrokes.tsx';
import { springHanzi } from '#stories/features/lesson/fixtures.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions } from '../live-question.ts';
import { keepSpring } from './stroke-samples.ts';

const asked = { face: 'kidHanziStrokes', card: springHanzi, difficulty: 3 } as const;

const meta = {
  title: 'parts/cards/hanzi/KidHanziStrokes',
  component: LiveFace,
  subcomponents: { KidHanziStrokes },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, onAction: fn() },
  beforeEach: keepSpring,
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[role="img"] svg')).not.toBeNull());

/** It says what is to be written and whose strokes they are; who cannot draw is asked another way. */
export const Open: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc', 'dark pc', 'en mobile'] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await ready(canvasElement);
    await expect(canvas.getByRole('img', { name: /第 1 笔，一共 9 笔/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Arphic/ })).toHaveAttribute('href', '/strokes/licence.txt');
    await userEvent.click(canvas.getByRole('button', { name: '现在不方便写' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'decline' });
    (document.activeElement as HTMLElement).blur();
  },
};

export const Half: Story = {
  args: { done: () => rightActions(askedQuestion(asked)).slice(0, 4) },
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};
