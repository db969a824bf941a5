import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TerminatingScreen } from '#client/features/termination/TerminatingScreen/TerminatingScreen.tsx';
import { TerminationScreen } from '#client/features/termination/TerminationScreen/TerminationScreen.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';

const end = '2026-04-22T00:30:00.000Z';
const onApplied = fn();
const onKept = fn();
const onSignOut = fn();

const meta = {
  title: 'features/termination/Termination',
  parameters: {
    layout: 'fullscreen',
    apollo: {
      resolvers: {
        Mutation: { applyTermination: () => ({ willTerminateAt: end }), cancelTermination: () => true },
      },
    },
  },
  beforeEach: () => {
    for (const spy of [onApplied, onKept, onSignOut]) spy.mockClear();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ten seconds to read before the button works. */
export const Waiting: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
  render: () => <TerminationScreen onApplied={onApplied} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '10 秒后可以申请' })).toBeDisabled();
  },
};

/** The wait, a question, then the end is asked for. */
export const Applies: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  render: () => <TerminationScreen onApplied={onApplied} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = Date.now();
    Date.now = () => start + 9_500;
    await expect(await canvas.findByRole('button', { name: '1 秒后可以申请' })).toBeDisabled();
    Date.now = () => start + 10_000;
    await userEvent.click(await canvas.findByRole('button', { name: '申请注销' }));
    await userEvent.click(await screen.findByRole('button', { name: '留下来' }));
    await expect(onApplied).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '申请注销' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定注销' }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledWith(end));
    (document.activeElement as HTMLElement).blur();
  },
};

/** The only page of an account on its way out; keeping it is welcome. */
export const Terminating: Story = {
  parameters: { shots: ['pc', 'mobile', 'dark mobile', 'en mobile'] },
  render: () => <TerminatingScreen willTerminateAt={end} onKept={onKept} onSignOut={onSignOut} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/2026年4月22日/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
    await expect(onKept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '取消注销' }));
    await waitFor(() => expect(onKept).toHaveBeenCalledOnce());
    await expect(useToasts.getState().entries.map(({ text }) => text)).toEqual(['已经取消注销，欢迎回来']);
    (document.activeElement as HTMLElement).blur();
  },
};

/** An address without a readable date still tells what happens. */
export const NoDate: Story = {
  parameters: { picture: false },
  render: () => <TerminatingScreen willTerminateAt="soon" onKept={onKept} onSignOut={onSignOut} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/很快会被删除/)).toBeVisible();
  },
};
