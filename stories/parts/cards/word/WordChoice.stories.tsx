import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WordChoice } from '#client/parts/cards/word/WordChoice/WordChoice.tsx';
import { longWord, reluctant } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const asked = { face: 'wordChoice', card: reluctant } as const;

const meta = {
  title: 'parts/cards/word/WordChoice',
  component: LiveFace,
  subcomponents: { WordChoice },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { shots: SCREEN_SHOTS } };

/** A wrong meaning says so and stays out of play; what it really means is told, and a hint is given. */
export const Wrong: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const option = wrongOption(askedQuestion(asked));
    const wrong = within(canvas.getByRole('group')).getAllByRole('button')[option] as HTMLElement;
    await userEvent.keyboard(String(option + 1));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'choose', option });
    await expect(wrong).toHaveAttribute('data-state', 'wrong');
    await waitFor(() => expect(wrong).toHaveAttribute('aria-disabled', 'true'));
    await expect(wrong).toHaveTextContent('再想想');
    await expect(canvas.getByText(/脚往前，心往后/)).toBeVisible();
  },
};

/** Asked for before any mistake. */
export const Hint: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '给点提示' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'hint' });
    await expect(within(canvasElement).getByText(/脚往前，心往后/)).toBeVisible();
  },
};

export const Right: Story = { args: { done: rightActions }, parameters: { shots: ['mobile', 'dark'] } };

export const Long: Story = { args: { card: longWord }, parameters: { shots: ['mobile'] } };

/** Digits mean nothing while an input method composes, with a modifier, or in a text field. */
export const KeysAtRest: Story = {
  parameters: { picture: false },
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="note" />
      </>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '12');
    await userEvent.click(within(canvasElement).getByRole('heading', { level: 1 }));
    await userEvent.keyboard('{Control>}1{/Control}');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '1', isComposing: true }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
