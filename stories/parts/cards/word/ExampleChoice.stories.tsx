import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleChoice } from '#client/parts/cards/word/ExampleChoice/ExampleChoice.tsx';
import { longWord, reluctant } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const asked = { face: 'wordExampleChoice', card: reluctant, difficulty: 3 } as const;

const meta = {
  title: 'parts/cards/word/ExampleChoice',
  component: LiveFace,
  subcomponents: { ExampleChoice },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, cardStatus: 'REVIEW', onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { shots: SCREEN_SHOTS } };

export const Wrong: Story = {
  args: { done: (question) => [{ type: 'choose', option: wrongOption(question) }] },
  parameters: { shots: ['mobile'] },
};

/** The right word takes its place in the sentence. */
export const ByKeyboard: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvasElement, args }) => {
    const [right] = rightActions(askedQuestion(asked));
    if (right?.type !== 'choose') throw new Error('no answer');
    await userEvent.keyboard(String(right.option + 1));
    await expect(args.onAction).toHaveBeenLastCalledWith(right);
    const options = within(within(canvasElement).getByRole('group')).getAllByRole('button');
    await expect(options[right.option]).toHaveAttribute('data-state', 'correct');
    await expect(options[right.option]).toHaveTextContent('正确');
  },
};

export const Long: Story = { args: { card: longWord }, parameters: { shots: ['mobile'] } };
