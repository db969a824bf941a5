import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { MatchRound } from '#client/features/lesson/MatchRound/MatchRound.tsx';
import { selectPair } from '#domain/session/act.ts';
import { matching, matchOf, pairKeys } from './boss-sessions.ts';

/** The match as a session plays it. */
function LiveMatch(props: ComponentProps<typeof MatchRound>) {
  const [session, setSession] = useState(matching);
  return (
    <MatchRound
      {...props}
      match={matchOf(session)}
      onSelect={(side, place) => {
        const next = selectPair(session, side, place, Date.now());
        setSession(next.session);
        return next.outcome;
      }}
    />
  );
}

const meta = {
  component: MatchRound,
  args: { guest: 1004, match: matchOf(matching), onSelect: fn(), onOver: fn() },
  render: (args) => <LiveMatch {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
} satisfies Meta<typeof MatchRound>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two pairs by keyboard: each takes 20. */
export const Matching: Story = {
  parameters: { shots: ['mobile', 'dark', 'pc'] },
  play: async ({ canvas, userEvent }) => {
    for (const { left, right } of pairKeys().slice(0, 2)) await userEvent.keyboard(left + right);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await waitFor(() => expect(canvas.queryByText('-20')).toBeNull());
  },
};

/** A pair takes the button along that was pressed last: the focus goes to what is to be done. */
export const Pressed: Story = {
  parameters: { picture: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    const [{ left, right } = { left: '', right: '' }] = pairKeys();
    for (const key of [left, right]) {
      canvasElement.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.focus();
      await expect(heading).not.toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
    await expect(heading).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText('-20')).toBeNull());
  },
};

/** Two that do not belong together are red for a moment, and nothing is lost but the streak. */
export const Mismatch: Story = {
  parameters: { picture: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = pairKeys();
    await userEvent.keyboard(`${first?.left}${second?.right}`);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="wrong"]')).toHaveLength(0));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Beaten: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    for (const { left, right } of pairKeys()) await userEvent.keyboard(left + right);
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce());
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};
