import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FeedbackSheet } from '#client/features/lesson/FeedbackSheet/FeedbackSheet.tsx';
import { longQuestion, reluctant } from './fixtures.ts';

const meta = {
  component: FeedbackSheet,
  args: { kind: 'right', combo: 7, mascot: 1002, card: reluctant, onAct: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ height: 320 }}>{Story()}</div>],
} satisfies Meta<typeof FeedbackSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Right: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'dark pc', 'en mobile'] },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
export const RightLong: Story = { args: { card: longQuestion, combo: 1 }, parameters: { shots: ['mobile'] } };
export const Wrong: Story = {
  args: { kind: 'wrong' },
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'dark pc', 'en mobile'] },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
/** Who wrote the card can mend it. */
export const WrongOwnCard: Story = {
  args: { kind: 'wrong', onEdit: fn() },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改这张卡' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onAct).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
/** What the wrong option is right for, and the hint of the card, where the eyes are. */
export const WrongWithHelp: Story = {
  args: {
    kind: 'wrong',
    help: { note: { word: 'abundant', meaning: '充足的' }, hint: 're- 往回 + luct 挣扎：脚往前，心往后。' },
  },
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
};
export const WrongWithLongHelp: Story = {
  args: {
    kind: 'wrong',
    help: {
      note: { word: 'abundant', meaning: '充足的' },
      hint: '若夫淫雨霏霏，连月不开，阴风怒号，浊浪排空，日星隐曜，山岳潜形，商旅不行，樯倾楫摧。'.repeat(5),
    },
  },
  parameters: { shots: ['mobile', 'text200 mobile'] },
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '展开全文' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: '收起' })).toHaveFocus();
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { name: '不是它' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再选一次' })).toBeVisible();
  },
};
export const Lapsed: Story = { args: { kind: 'lapsed' }, parameters: { shots: ['mobile', 'dark mobile'] } };
