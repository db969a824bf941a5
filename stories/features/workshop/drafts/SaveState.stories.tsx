import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SaveStatus } from '#client/features/workshop/drafts/card-view.ts';
import { SaveState } from '#client/features/workshop/drafts/SaveState/SaveState.tsx';

const meta = { component: SaveState, args: { status: 'pending', onRetry: fn() } } satisfies Meta<typeof SaveState>;
export default meta;

type Story = StoryObj<typeof meta>;

const STATUSES: SaveStatus[] = [
  'empty',
  'incomplete',
  'pending',
  'saving',
  'saved',
  'offline',
  'failed',
  'refused',
  'conflict',
  'unstored',
];

/** Every state, one below the other. */
export const All: Story = {
  parameters: { shots: ['dark', 'mobile', 'en', 'en mobile'] },
  render: ({ onRetry }) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      {STATUSES.map((status) => (
        <SaveState key={status} status={status} savedAt={Date.now()} onRetry={onRetry} />
      ))}
    </div>
  ),
};

const MINUTE_MS = 60_000;

export const JustNow: Story = {
  args: { status: 'saved', savedAt: Date.now() },
  render: (args) => <SaveState {...args} savedAt={Date.now()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已保存');
    await expect(canvas.getByText('刚刚')).toBeVisible();
  },
};

/** After a minute it names the time. */
export const AWhileAgo: Story = {
  args: { status: 'saved' },
  render: (args) => <SaveState {...args} savedAt={Date.now() - 2 * MINUTE_MS} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已保存');
    await expect(canvas.getByText(/\d:\d\d/)).toBeVisible();
  },
};

/** A card that was opened again, and that nobody changed since: saved, from where and when nobody asks. */
export const OpenedAgain: Story = {
  args: { status: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^已保存$/);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
