import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cloche } from '#client/features/lesson/faces/Cloche/Cloche.tsx';
import { Covered } from '#client/features/lesson/faces/Covered/Covered.tsx';
import { Recall } from '#client/features/lesson/faces/Recall/Recall.tsx';
import { WordSeeAndCheck } from '#client/features/lesson/faces/WordSeeAndCheck/WordSeeAndCheck.tsx';
import { longWord, reluctant } from '../fixtures.ts';
import { LiveFace } from './LiveFace.tsx';
import { rightActions } from './live-question.ts';

const meta = {
  title: 'features/lesson/faces/WordSeeAndCheck',
  component: LiveFace,
  subcomponents: { WordSeeAndCheck, Covered, Cloche, Recall },
  parameters: { layout: 'fullscreen' },
  args: { face: 'wordSeeAndCheck', card: reluctant, difficulty: 3, cardStatus: 'REVIEW', onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Covering: Story = { parameters: { shots: ['mobile', 'dark', 'en mobile', 'pc'] } };

export const Lifted: Story = {
  args: { done: () => [{ type: 'reveal' }] },
  parameters: { shots: ['mobile', 'dark mobile', 'en'] },
};

export const Remembered: Story = { args: { done: rightActions } };

/** Space lifts the cover, 1 says forgotten and 2 remembered, but only once there is something to compare with. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('2');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'reveal' });
    await expect(within(canvasElement).getByText(/不情愿的/)).toBeVisible();
    await userEvent.keyboard('2');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'recall', remembered: true });
  },
};

export const ForgottenByTap: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '想好了再揭开' }));
    await userEvent.click(canvas.getByRole('button', { name: '没记住' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'recall', remembered: false });
  },
};

export const Long: Story = {
  args: { card: longWord, done: () => [{ type: 'reveal' }] },
  globals: { viewport: { value: 'mobile' } },
};
