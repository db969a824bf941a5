import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TerminatingScreen } from '#client/features/termination/TerminatingScreen/TerminatingScreen.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { END, terminationResolvers } from './data.ts';

const meta = {
  component: TerminatingScreen,
  args: { willTerminateAt: END, onKept: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: terminationResolvers } },
} satisfies Meta<typeof TerminatingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The only page of an account on its way out; keeping it is welcome. */
export const Default: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/2026年4月22日/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onKept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '取消注销' }));
    await waitFor(() => expect(args.onKept).toHaveBeenCalledOnce());
    await expect(useToasts.getState().entries.map(({ text }) => text)).toEqual(['已经取消注销，欢迎回来']);
    (document.activeElement as HTMLElement).blur();
  },
};

/** An address without a readable date still tells what happens. */
export const NoDate: Story = {
  args: { willTerminateAt: 'soon' },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/很快会被删除/)).toBeVisible();
  },
};

/** What the server did not keep is not welcomed back. */
export const NotKept: Story = {
  parameters: { picture: false, apollo: { resolvers: { Mutation: { cancelTermination: () => false } } } },
  play: async ({ canvas, args }) => {
    const keep = canvas.getByRole('button', { name: '取消注销' });
    await userEvent.click(keep);
    await waitFor(() => expect(keep).not.toHaveAttribute('aria-busy'));
    await expect(args.onKept).not.toHaveBeenCalled();
    await expect(useToasts.getState().entries).toEqual([]);
  },
};
