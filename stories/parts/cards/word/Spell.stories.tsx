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

export const Open: Story = { parameters: { shots: SCREEN_SHOTS } };

export const HalfWay: Story = {
  args: { done: (question) => rightActions(question).slice(0, 5) },
  parameters: { shots: ['mobile'] },
};

export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const option = wrongOption(askedQuestion(asked));
    const key = within(within(canvasElement).getByRole('group')).getAllByRole('button')[option];
    await userEvent.keyboard(String(option + 1));
    await expect(key).toHaveAttribute('data-state', 'wrong');
    await waitFor(() => expect(key).toHaveAttribute('data-state', 'plain'));
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
