import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LessonTop } from '#client/features/lesson/LessonTop/LessonTop.tsx';

const meta = {
  component: LessonTop,
  args: { progress: 0.35, combo: 3, onQuit: fn(), onShortcuts: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LessonTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: '进度' })).toHaveAttribute('aria-valuenow', '35');
    await userEvent.click(canvas.getByRole('button', { name: '退出' }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The flame catches at 5; a share beyond 1 is cut off. */
export const Hot: Story = { args: { progress: 1.4, combo: 12 }, parameters: { shots: ['mobile', 'dark mobile'] } };
/** Below nothing is nothing. */
export const Empty: Story = { args: { progress: -0.2, combo: 0 }, parameters: { shots: ['mobile'] } };
