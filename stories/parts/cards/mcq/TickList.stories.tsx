import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TickList } from '#client/parts/cards/mcq/TickList/TickList.tsx';
import type { TickAnswer } from '#domain/cards/faces/answer.ts';
import type { McqQuestion } from '#domain/cards/mcq/questions.ts';
import { whereAtp } from '#stories/features/lesson/fixtures.ts';
import { answered, askedQuestion, rightActions } from '../live-question.ts';

const question = askedQuestion({ face: 'mcq', card: whereAtp }) as McqQuestion;
const ticked = answered(question, rightActions(question).slice(0, 1));
const judged = answered(question, rightActions(question));

const meta = {
  component: TickList,
  args: { options: question.options, answer: ticked as TickAnswer, passed: false, onToggle: fn(), onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof TickList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ticked by tap, handed in by the button. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await expect(args.onToggle).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Judged: Story = {
  args: { answer: judged as TickAnswer, passed: true },
  parameters: { shots: ['mobile', 'dark'] },
};
