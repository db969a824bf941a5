import { PRACTICE_CARD_TIMES } from '#domain/limits.ts';
import { drawSeed, type Random } from '#domain/random.ts';
import { drawFrame } from './draw.ts';
import { mistakenCards } from './duel.ts';
import { initialQueue } from './queue.ts';
import type { Session, SessionCard } from './session.ts';

/** A card as it goes into the round: as hard as it was left, and nothing told of it yet. */
const afresh = (card: SessionCard): SessionCard => ({
  ...card,
  // it was met in the unit, so nothing of it is shown for the first time
  cardStatus: 'REVIEW',
  practised: 0,
  lastFace: null,
  lastStars: null,
  events: [],
  seconds: 0,
  times: 0,
});

/**
 * The round that the result of a unit offers: the cards with a mistake once more, by the rules of insertion, without a boss.
 * Nothing of it is reported, and it brings no exp. Null where no card was answered wrong. `now` in epoch ms.
 */
export function wrongCardsRound(unit: Session, { random, now }: { random: Random; now: number }): Session | null {
  const cards = mistakenCards(unit).map(afresh);
  if (cards.length === 0) return null;
  const round: Session = {
    ...unit,
    queueType: 'WrongCards',
    challengeIndex: null,
    practiceTimes: PRACTICE_CARD_TIMES,
    startedAt: now,
    updatedAt: now,
    seed: drawSeed(random),
    drawn: 0,
    cards,
    queue: initialQueue(cards),
    boss: null,
    history: [],
    frame: { type: 'done' },
    combo: { current: 0, max: 0 },
  };
  return drawFrame(round, now);
}
