import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TerminationScreen } from '#client/features/termination/TerminationScreen/TerminationScreen.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { END, terminationResolvers } from './data.ts';

const meta = {
  component: TerminationScreen,
  args: { onApplied: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: terminationResolvers } },
} satisfies Meta<typeof TerminationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ten seconds to read before the button works. */
export const Waiting: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '10 秒后可以申请' })).toBeDisabled();
  },
};

/** The wait, a question, then the end is asked for. */
export const Applies: Story = {
  parameters: { shots: ['mobile', 'dark mobile'] },
  play: async ({ canvas, args }) => {
    const start = Date.now();
    Date.now = () => start + 9_500;
    await expect(await canvas.findByRole('button', { name: '1 秒后可以申请' })).toBeDisabled();
    Date.now = () => start + 10_000;
    await userEvent.click(await canvas.findByRole('button', { name: '申请注销' }));
    await userEvent.click(await screen.findByRole('button', { name: '留下来' }));
    await expect(args.onApplied).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '申请注销' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定注销' }));
    await waitFor(() => expect(args.onApplied).toHaveBeenCalledWith(END));
    (document.activeElement as HTMLElement).blur();
  },
};
