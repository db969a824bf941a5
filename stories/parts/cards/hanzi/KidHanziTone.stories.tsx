import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KidHanziTone } from '#client/parts/cards/hanzi/KidHanziTone/KidHanziTone.tsx';
import { cardContentSchema } from '#domain/cards/content.ts';
import { springHanzi } from '#stories/features/lesson/fixtures.ts';
import { LiveFace } from '../LiveFace.tsx';

const garden = cardContentSchema.parse({
  type: 'kidHanzi.card',
  hanzi: [{ hanzi: ['幼 you4', '儿 er2', '园 yuan2'].map((pair) => ({ char: pair[0], pinyin: pair.slice(2) })) }],
  analysis: [{ text: '孩子们的园子。' }],
});

const meta = {
  title: 'parts/cards/hanzi/KidHanziTone',
  component: LiveFace,
  subcomponents: { KidHanziTone },
  parameters: { layout: 'fullscreen' },
  args: { face: 'kidHanziTone', card: springHanzi, difficulty: 2, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is seen is not heard: the sound would tell. */
export const Seen: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc', 'dark pc', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '听读音' })).toBeNull();
  },
};

/** One character of a word; the others stand back. */
export const OneOfThree: Story = { args: { card: garden }, parameters: { shots: ['mobile', 'pc'] } };

/** The keys are the tones: 1 to 4, and 5 for the neutral one. */
export const WrongThenRightByKeyboard: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('5');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'choose', option: 4 });
    await expect(canvas.getByRole('button', { name: /轻声 ?chun.*再想想/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('button', { name: /一声 ?chūn.*正确/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '听读音' })).toBeVisible();
  },
};

/** What is heard is not seen. It can be heard again, or asked another way. */
export const Heard: Story = {
  args: { face: 'kidHanziToneByEar' },
  parameters: { shots: ['mobile', 'dark mobile', 'pc', 'en mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '再听一遍' })).toBeVisible();
    await expect(canvas.queryByText('春')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '现在不方便听' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'decline' });
    (document.activeElement as HTMLElement).blur();
  },
};

export const HeardAndRight: Story = {
  args: { face: 'kidHanziToneByEar', done: () => [{ type: 'choose', option: 0 }] },
  parameters: { shots: ['mobile'] },
};
