import { type Match } from '#domain/session/match.ts';
import type { Session } from '#domain/session/session.ts';
import { playedUntil } from './units.ts';

/** The unit of the stories at its boss: before it, at its first question, and at the match. */
export const bossStart = playedUntil(({ frame }) => frame.type === 'bossStart');
export const bossAsks = playedUntil(({ frame }) => frame.type === 'boss', bossStart);
export const matching = playedUntil(({ frame }) => frame.type === 'match', bossAsks);

export const matchOf = (session: Session) => (session.frame as { match: Match }).match;

/** The keys that join each pair of the match. */
export const pairKeys = () => {
  const { pairs, rights } = matchOf(matching);
  return pairs.map((_, left) => ({ left: `${left + 1}`, right: `${(rights.indexOf(left) + 6) % 10}` }));
};
