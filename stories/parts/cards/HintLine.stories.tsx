import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HintLine } from '#client/parts/cards/HintLine/HintLine.tsx';
import { longWord, reluctant } from '#stories/features/lesson/fixtures.ts';
import { answered, askedQuestion, wrongOption } from './live-question.ts';

const question = askedQuestion({ face: 'wordChoice', card: reluctant });
const long = askedQuestion({ face: 'wordChoice', card: longWord });

const meta = {
  component: HintLine,
  args: { question, answer: answered(question, []), onAsk: fn() },
} satisfies Meta<typeof HintLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  parameters: { shots: ['mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '给点提示' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const AfterAMistake: Story = {
  args: { answer: answered(question, [{ type: 'choose', option: wrongOption(question) }]) },
  parameters: { shots: ['dark', 'mobile', 'en'] },
};

/** A hint of any length is folded like other text. */
export const LongText: Story = {
  args: { question: long, answer: answered(long, [{ type: 'hint' }]) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '展开全文' })).toBeVisible();
  },
};
