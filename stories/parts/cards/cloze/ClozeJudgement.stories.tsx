import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClozeJudgement } from '#client/parts/cards/cloze/ClozeJudgement/ClozeJudgement.tsx';
import { longStatement, nanjing } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { rightActions } from '../live-question.ts';

// With seed 2 the statement is altered, with seed 1 it is as written.
const meta = {
  title: 'parts/cards/cloze/ClozeJudgement',
  component: LiveFace,
  subcomponents: { ClozeJudgement },
  parameters: { layout: 'fullscreen' },
  args: { face: 'clozeJudgement', card: nanjing, difficulty: 2, cardStatus: 'REVIEW', seed: 2, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { shots: SCREEN_SHOTS } };

/** What was swapped is struck, and the truth stands beside it. */
export const AlteredAndFound: Story = {
  args: { done: rightActions },
  parameters: { shots: ['mobile', 'dark mobile'] },
};

export const True: Story = { args: { seed: 1, done: rightActions } };

/** Key 1 is right, key 2 is not; the wrong one flashes and then stays out. */
export const ByKeyboard: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('1');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'choose', option: 0 });
    const right = canvas.getByRole('button', { name: /^对/ });
    await expect(right).toHaveAttribute('data-state', 'wrong');
    await waitFor(() => expect(right).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('button', { name: /^不对/ })).toHaveAttribute('data-state', 'correct');
    await userEvent.keyboard('2');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
  },
};

/** Five lines and a way to the rest. */
export const Long: Story = {
  args: { card: longStatement },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByRole('button', { name: '展开全文' });
    await userEvent.click(more);
    await expect(within(canvasElement).getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const GiveAway: Story = { args: { face: 'clozeGiveAwayJudgement', difficulty: 1, cardStatus: 'DEBUT' } };
