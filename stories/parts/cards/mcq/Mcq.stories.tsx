import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Mcq } from '#client/parts/cards/mcq/Mcq/Mcq.tsx';
import { OptionTick } from '#client/parts/cards/mcq/OptionTick/OptionTick.tsx';
import { TickList } from '#client/parts/cards/mcq/TickList/TickList.tsx';
import type { Question } from '#domain/session/question.ts';
import { longQuestion, ribosome, whereAtp } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { rightActions, wrongOption } from '../live-question.ts';

const meta = {
  title: 'parts/cards/mcq/Mcq',
  component: LiveFace,
  subcomponents: { Mcq, TickList, OptionTick },
  parameters: { layout: 'fullscreen' },
  args: { face: 'mcq', card: ribosome, difficulty: 2, cardStatus: 'REVIEW', onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All that are right but one, and the one that is wrong. */
const almost = (question: Question) => {
  if (question.face !== 'mcq') throw new Error('not a multiple choice');
  const wrong = question.options.findIndex((_, option) => !question.answers.includes(option));
  const ticks = [...question.answers.slice(1), wrong];
  return [...ticks.map((option) => ({ type: 'toggle' as const, option })), { type: 'submit' as const }];
};

export const One: Story = { parameters: { shots: SCREEN_SHOTS } };

export const OneWrong: Story = {
  args: { done: (question) => [{ type: 'choose', option: wrongOption(question) }] },
  parameters: { shots: ['mobile'] },
};

export const OneRight: Story = { args: { done: rightActions }, parameters: { shots: ['mobile', 'dark'] } };

export const Several: Story = {
  args: { card: whereAtp, cardStatus: 'DEBUT', done: (question) => rightActions(question).slice(0, 3) },
  parameters: { shots: ['mobile', 'dark', 'en'] },
};

/** What was missed is counted, never shown. */
export const SeveralAlmost: Story = {
  args: { card: whereAtp, done: almost },
  parameters: { shots: ['mobile', 'dark mobile'] },
};

export const SeveralRight: Story = { args: { card: whereAtp, done: rightActions } };

/** Digits tick, Enter hands in, also from a box that has the focus. */
export const ByKeyboard: Story = {
  args: { card: whereAtp },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: '就选这些' })).toBeDisabled();
    await userEvent.keyboard('12345');
    await expect(canvas.getByText('已选 5 个')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'submit' });
    const box = canvas.getByRole('checkbox', { name: /液泡膜/ });
    await expect(box).toHaveAttribute('data-state', 'wrong');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: '就选这些' })).toBeNull();
  },
};

/** A question above five lines is folded; one above twelve units asks no more room than it needs. */
export const Long: Story = {
  args: { card: longQuestion },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '展开全文' })).toBeVisible();
  },
};
