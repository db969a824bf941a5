import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClozeChoice } from '#client/parts/cards/cloze/ClozeChoice/ClozeChoice.tsx';
import { autumnEvening, nanjing, photosynthesis } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const poem = { face: 'clozeChoice', card: autumnEvening, difficulty: 3 } as const;

const meta = {
  title: 'parts/cards/cloze/ClozeChoice',
  component: LiveFace,
  subcomponents: { ClozeChoice },
  parameters: { layout: 'fullscreen' },
  args: { ...poem, cardStatus: 'REVIEW', onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('group')).getAllByRole('button', { hidden: true });

export const Open: Story = { parameters: { shots: SCREEN_SHOTS } };

/** Two blanks filled; their options leave their places empty, and a tap on a blank gives its option back. */
export const Filling: Story = {
  args: { done: (question) => rightActions(question).slice(0, 2) },
  parameters: { shots: ['mobile', 'dark mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /第 1 空\s*松间/ }));
    await expect(canvas.getByRole('button', { name: /第 1 空\s*正在填/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: '松间' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: '松间' }));
    await expect(canvas.getByRole('button', { name: /第 3 空\s*正在填/ })).toBeVisible();
  },
};

/** A wrong word says so, and stays out of play, until the next try; the hint shows the first character. */
export const Wrong: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ canvasElement }) => {
    const wrong = options(canvasElement)[wrongOption(askedQuestion(poem))];
    if (!wrong) throw new Error('no wrong option');
    await userEvent.click(wrong);
    await expect(wrong).toHaveAttribute('data-state', 'wrong');
    await expect(wrong).toHaveTextContent(/再想想|Think again/);
    await expect(wrong).toHaveAttribute('aria-disabled', 'true');
    await expect(within(canvasElement).getByText('松＿')).toBeVisible();
  },
};

/** In another blank a word may be right that was wrong in this one. */
export const WrongElsewhere: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const wrong = options(canvasElement)[wrongOption(askedQuestion(poem))] as HTMLElement;
    await userEvent.click(wrong);
    await expect(wrong).toHaveAttribute('data-state', 'wrong');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /第 2 空/ }));
    await expect(wrong).toHaveAttribute('data-state', 'plain');
    await expect(wrong).not.toHaveAttribute('aria-disabled');
  },
};

export const Right: Story = { args: { done: rightActions }, parameters: { shots: ['mobile', 'dark'] } };

/** Tab and arrows go from blank to blank, digits fill, and Tab leaves the text after its last blank. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /第 2 空\s*正在填/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /第 4 空\s*正在填/ })).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /第 3 空\s*正在填/ })).toBeVisible();
    const [, , third] = rightActions(askedQuestion(poem));
    if (third?.type !== 'choose') throw new Error('no third answer');
    await userEvent.keyboard(String((third.option + 1) % 10));
    await expect(args.onAction).toHaveBeenLastCalledWith(third);
    await expect(canvas.getByRole('button', { name: /第 3 空\s*浣女/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /第 4 空\s*正在填/ })).toBeVisible();
    // From the last empty blank Tab has its usual meaning.
    canvas.getByRole('button', { name: /第 4 空\s*正在填/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('group').contains(document.activeElement)).toBe(true);
  },
};

/** Tapping the blank in focus lets go of it; the next word asks for a blank first. */
export const FocusFirst: Story = {
  parameters: { shots: ['mobile', 'en'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /第 1 空\s*正在填/ }));
    await userEvent.click(options(canvasElement)[0] as HTMLElement);
    await expect(canvas.getByText('先点一个空，再选词')).toBeVisible();
  },
};

/** Six groups, the last without a colour; answers above 12 units stand below each other. */
export const Long: Story = {
  args: { card: photosynthesis, done: (question) => rightActions(question).slice(0, 2) },
  parameters: { shots: ['mobile', 'dark mobile'] },
};

export const GiveAway: Story = { args: { face: 'clozeGiveAwayChoice', card: nanjing, difficulty: 1 } };

export const Minimal: Story = {
  args: { face: 'clozeMinimalChoice', card: nanjing, difficulty: 1, cardStatus: 'DEBUT' },
  parameters: { shots: ['mobile'] },
};
