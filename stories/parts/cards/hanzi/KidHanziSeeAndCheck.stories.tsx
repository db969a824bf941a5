import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KidHanziSeeAndCheck } from '#client/parts/cards/hanzi/KidHanziSeeAndCheck/KidHanziSeeAndCheck.tsx';
import { otherHanzi, springHanzi } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';

const meta = {
  title: 'parts/cards/hanzi/KidHanziSeeAndCheck',
  component: LiveFace,
  subcomponents: { KidHanziSeeAndCheck },
  parameters: { layout: 'fullscreen' },
  args: { face: 'kidHanziSeeAndCheck', card: springHanzi, alternates: otherHanzi, difficulty: 3, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Covered: Story = { parameters: { shots: SCREEN_SHOTS } };

export const Lifted: Story = {
  args: { done: () => [{ type: 'reveal' }] },
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '认识了' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'recall', remembered: true });
    (document.activeElement as HTMLElement).blur();
  },
};
