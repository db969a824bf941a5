import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Spell } from '#client/parts/cards/word/Spell/Spell.tsx';
import { longWord, reluctant } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const asked = { face: 'wordSpell', card: reluctant, difficulty: 3 } as const;

const meta = {
  title: 'parts/cards/word/Spell',
  component: LiveFace,
  subcomponents: { Spell },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, cardStatus: 'REVIEW', onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

const keysOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('group')).getAllByRole('button');

export const Open: Story = { parameters: { shots: SCREEN_SHOTS } };

export const HalfWay: Story = {
  args: { done: (question) => rightActions(question).slice(0, 5) },
  parameters: { shots: ['mobile'] },
};

/** A wrong letter says so, and stays out of play, until the next try. */
export const Wrong: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ canvasElement }) => {
    const option = wrongOption(askedQuestion(asked));
    const key = keysOf(canvasElement)[option];
    await userEvent.keyboard(String(option + 1));
    await expect(key).toHaveAttribute('data-state', 'wrong');
    await expect(key).toHaveAttribute('aria-disabled', 'true');
    await expect(key).toHaveTextContent(/再想想|Think again/);
  },
};

/** The right letter takes the mark away; a wrong one that is pressed keeps the focus. */
export const WrongThenRight: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement, args }) => {
    const option = wrongOption(askedQuestion(asked));
    const wrong = keysOf(canvasElement)[option] as HTMLElement;
    // it takes the focus in the first frame, also from what has it already
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
    wrong.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(wrong).toHaveFocus();
    await expect(wrong).toHaveAttribute('data-state', 'wrong');
    const [first] = rightActions(askedQuestion(asked));
    if (first?.type !== 'choose') throw new Error('no first letter');
    await userEvent.keyboard(String(first.option + 1));
    for (const key of keysOf(canvasElement)) await expect(key).toHaveAttribute('data-state', 'plain');
  },
};

/** The whole word by digits alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const actions = rightActions(askedQuestion(asked));
    for (const action of actions) if (action.type === 'choose') await userEvent.keyboard(String(action.option + 1));
    await expect(args.onAction).toHaveBeenCalledTimes(reluctant.word.length);
    await expect(within(canvasElement).getByText(reluctant.word)).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const Long: Story = { args: { card: longWord }, globals: { viewport: { value: 'mobile' } } };
