import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BossArena } from '#client/features/lesson/BossArena/BossArena.tsx';
import { BossQuestion } from '#client/features/lesson/BossQuestion/BossQuestion.tsx';
import { BossStart } from '#client/features/lesson/BossStart/BossStart.tsx';
import { LessonFrame } from '#client/features/lesson/LessonFrame/LessonFrame.tsx';
import { MatchGame } from '#client/features/lesson/MatchGame/MatchGame.tsx';
import { MatchRound } from '#client/features/lesson/MatchRound/MatchRound.tsx';
import { selectPair } from '#domain/session/act.ts';
import type { Match } from '#domain/session/match.ts';
import type { Session } from '#domain/session/session.ts';
import { freshSession, playedUntil } from './units.ts';

const bossStart = playedUntil(({ frame }) => frame.type === 'bossStart');
const bossAsks = playedUntil(({ frame }) => frame.type === 'boss', bossStart);
const matching = playedUntil(({ frame }) => frame.type === 'match', bossAsks);
const matchOf = (session: Session) => (session.frame as { match: Match }).match;

const onOver = fn();

const meta = {
  title: 'features/lesson/Boss',
  component: BossArena,
  args: { guest: 1004, pose: 'idle', hp: 100 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1000 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BossArena>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Arena: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };
export const ArenaHit: Story = {
  args: { pose: 'hit', hp: 60, damage: 20, streak: 2 },
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    const health = within(canvasElement).getByRole('progressbar', { name: '擀面杖武士的体力' });
    await expect(health).toHaveAttribute('aria-valuenow', '60');
  },
};
export const ArenaCompact: Story = { args: { compact: true }, parameters: { shots: ['mobile', 'dark mobile'] } };

export const Start: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  render: () => <BossStart guest={1006} count={6} onStart={onOver} />,
  play: async () => {
    onOver.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onOver).toHaveBeenCalledOnce();
  },
};

const frame = (session: Session) => () => (
  <LessonFrame
    session={session}
    verdict={null}
    inDetail={false}
    onAction={fn()}
    onSelectPair={fn(() => 'ignored' as const)}
    onProceed={fn()}
  />
);

export const Asking: Story = { parameters: { shots: ['mobile', 'dark', 'pc'] }, render: frame(bossAsks) };
export const Laughing: Story = {
  parameters: { shots: ['mobile'] },
  render: () => (
    <BossQuestion guest={1007} hp={80} outcome="wrong" damage={20}>
      <h1>选出正确的意思</h1>
    </BossQuestion>
  ),
};

export const Pairs: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  render: () => <MatchGame match={matchOf(matching)} onSelect={fn()} />,
};

function LiveMatch() {
  const [session, setSession] = useState(matching);
  return (
    <MatchRound
      guest={1004}
      match={matchOf(session)}
      onSelect={(side, place) => {
        const next = selectPair(session, side, place, Date.now());
        setSession(next.session);
        return next.outcome;
      }}
      onOver={onOver}
    />
  );
}

const pairPlaces = () => {
  const { pairs, rights } = matchOf(matching);
  return pairs.map((_, left) => [left, rights.indexOf(left)] as const);
};

/** Two pairs by keyboard: each takes 20. */
export const Matching: Story = {
  parameters: { shots: ['mobile', 'dark', 'pc'] },
  render: () => <LiveMatch />,
  play: async ({ canvasElement }) => {
    for (const [left, right] of pairPlaces().slice(0, 2)) await userEvent.keyboard(`${left + 1}${(right + 6) % 10}`);
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await waitFor(() => expect(within(canvasElement).queryByText('-20')).toBeNull());
  },
};

/** Two that do not belong together are red for a moment, and nothing is lost but the streak. */
export const Mismatch: Story = {
  parameters: { picture: false },
  render: () => <LiveMatch />,
  play: async ({ canvasElement }) => {
    const [first, second] = pairPlaces();
    const [left = 0] = first ?? [];
    const [, right = 0] = second ?? [];
    await userEvent.keyboard(`${left + 1}${(right + 6) % 10}`);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="wrong"]')).toHaveLength(0));
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Beaten: Story = {
  parameters: { shots: ['mobile'] },
  render: () => <LiveMatch />,
  play: async ({ canvasElement }) => {
    onOver.mockClear();
    for (const [left, right] of pairPlaces()) await userEvent.keyboard(`${left + 1}${(right + 6) % 10}`);
    await waitFor(() => expect(onOver).toHaveBeenCalledOnce());
    await expect(within(canvasElement).queryAllByRole('button')).toHaveLength(0);
  },
};

/** A card that cannot be read says so where its question would be. */
export const UnreadableFrame: Story = {
  parameters: { shots: ['mobile'] },
  render: frame(
    freshSession({
      unitId: 1,
      stageId: 1,
      level: 1,
      packageId: 1,
      mode: 'NORMAL',
      startedAt: '2026-04-15T00:30:00.000Z',
      schedules: [{ cardId: 1, cardStatus: 'DEBUT', content: '{', r: 0, authorId: 1 }],
    }),
  ),
};
