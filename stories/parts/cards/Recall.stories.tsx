import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Recall } from '#client/parts/cards/Recall/Recall.tsx';
import type { RecallAnswer } from '#domain/cards/faces/answer.ts';
import { reluctant } from '#stories/features/lesson/fixtures.ts';
import { answered, askedQuestion } from './live-question.ts';

const question = askedQuestion({ face: 'wordSeeAndCheck', card: reluctant, difficulty: 3 });
const opened = answered(question, [{ type: 'reveal' }]);

const meta = {
  component: Recall,
  args: { answer: opened as RecallAnswer, passed: false, forgotten: '没记住', remembered: '记得', onAction: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Recall>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 1 says forgotten and 2 remembered. */
export const Open: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '没记住' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'recall', remembered: false });
    (document.activeElement as HTMLElement).blur();
  },
};
