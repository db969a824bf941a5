import { bossGuest } from '#domain/guests.ts';
import { BOSS_CARDS, BOSS_HP, MATCH_CARDS, MATCH_DAMAGE } from '#domain/limits.ts';
import { type Random, shuffled } from '#domain/random.ts';
import { chooseMatchCards } from './match.ts';
import type { BossFace, Session, SessionCard } from './session.ts';

/**
 * What the boss brings: the cards that went worst, each an equal share of its hp, and the match where the unit
 * has at least 5 cards for it.
 */
export function bossFaces(cards: readonly SessionCard[], random: Random): BossFace[] {
  const readable = shuffled(
    cards.filter((card) => card.content !== null),
    random,
  );
  const weakest = readable.sort((a, b) => mistakesOf(b) - mistakesOf(a)).slice(0, BOSS_CARDS);
  const faces: BossFace[] = weakest.map(({ cardId }) => ({
    type: 'card',
    cardId,
    hp: BOSS_HP,
    tickHp: BOSS_HP / weakest.length,
  }));
  const matched = chooseMatchCards(cards, random);
  if (matched.length < MATCH_CARDS) return faces;
  return [...faces, { type: 'match', cardIds: matched.map(({ cardId }) => cardId), hp: BOSS_HP, tickHp: MATCH_DAMAGE }];
}

/** The boss's hp now, 0 to 100: what the cards still to answer are worth, or what the match has left. */
export function bossHp({ frame, boss }: Session): number {
  if (frame.type === 'match') return frame.match.hp;
  if (boss === null) return BOSS_HP;
  return Math.round(boss.reduce((sum, face) => sum + (face.type === 'card' ? face.tickHp : 0), 0));
}

/** Who stands against the learner, 1001 to 1012: the guest of the challenge, or the boss of the level. */
export function enemyOf({ challengeIndex, level }: Pick<Session, 'challengeIndex' | 'level'>): number {
  return bossGuest(challengeIndex ?? level);
}

function mistakesOf(card: SessionCard): number {
  return card.events.filter((event) => event.type !== 'CORRECT').length;
}
