import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { ResultRefused } from '#client/features/lesson/ResultRefused/ResultRefused.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import { lateResult, unreadableResult } from '#stories/support/refused-results.ts';

const meta = {
  component: ResultRefused,
  args: { result: lateResult, mascot: 1003, onLeave: fn() },
  parameters: { layout: 'fullscreen', shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
} satisfies Meta<typeof ResultRefused>;
export default meta;

type Story = StoryObj<typeof meta>;

const said = () => useToasts.getState().entries.map(({ text }) => text);

export const Late: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** What is wrong with a report is told to us, not to the learner. */
export const Unreadable: Story = {
  args: { result: unreadableResult },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('它读不懂这份成绩');
    await expect(canvas.queryByText(/learnEvents/)).toBeNull();
  },
};

/** The whole result with its reason goes to the clipboard, or into a file where that is forbidden. */
export const HandedOn: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    const copy = canvas.getByRole('button', { name: '复制成绩给我们' });
    await userEvent.click(copy);
    await expect(said()).toEqual(['成绩已复制，可以发给我们了']);
    await expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toEqual({ version: expect.any(String), ...lateResult });
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    write.mockRejectedValueOnce(new DOMException('denied'));
    await userEvent.click(copy);
    await expect(said()).toContain('成绩存成了文件，可以发给我们了');
    await expect(save).toHaveBeenCalledOnce();
  },
};
