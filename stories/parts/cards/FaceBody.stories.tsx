import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FaceBody } from '#client/parts/cards/FaceBody/FaceBody.tsx';
import { reluctant, ribosome } from '#stories/features/lesson/fixtures.ts';
import { answered, askedQuestion } from './live-question.ts';

const word = askedQuestion({ face: 'wordChoice', card: reluctant });
const mcq = askedQuestion({ face: 'mcq', card: ribosome });

const meta = {
  component: FaceBody,
  args: { question: word, answer: answered(word, []), card: reluctant, passed: false, onAction: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FaceBody>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Which face is drawn is decided by the question. */
export const Word: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('reluctant')).toBeVisible();
  },
};
export const Choice: Story = {
  args: { question: mcq, answer: answered(mcq, []), card: ribosome },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/车间/)).toBeVisible();
  },
};
