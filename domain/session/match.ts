import type { CardContent } from '#domain/cards/content.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import { typeOf } from '#domain/cards/types.ts';
import { BOSS_HP, MATCH_CARDS, MATCH_DAMAGE } from '#domain/limits.ts';
import { type Random, shuffled } from '#domain/random.ts';
import type { Stars } from './face.ts';

interface Matchable {
  cardId: number;
  content: CardContent | null;
}
/** A word and its definition, or characters and their reading. */
export interface Pair {
  cardId: number;
  left: string;
  right: string;
}

/**
 * Connect the pairs. `rights` is the order of the right column as indices of pairs; the goneX lists follow the columns
 * as shown. `wrong` is the last refused selection, to be shown for 200 ms.
 */
export interface Match {
  pairs: Pair[];
  rights: number[];
  goneLeft: boolean[];
  goneRight: boolean[];
  left: number | null;
  right: number | null;
  wrong: { left: number; right: number } | null;
  hp: number;
  streak: number;
  mistakes: number;
}
export type MatchOutcome = 'ignored' | 'changed' | 'matched' | 'wrong' | 'defeated';

/** Whether a card can be one of the pairs. */
export function isMatchable({ content }: Matchable): boolean {
  return content !== null && typeOf(content).match !== 'never';
}

/** Up to 5 of the cards that can be matched, in random order. */
export function chooseMatchCards<T extends Matchable>(cards: readonly T[], random: Random): T[] {
  return shuffled(cards.filter(isMatchable), random).slice(0, MATCH_CARDS);
}

/** The match challenge of a chapter; without an English word among the chosen cards it cannot be played. */
export function challengeMatch(cards: readonly Matchable[], random: Random): Match | 'noWordCard' {
  const chosen = chooseMatchCards(cards, random);
  return chosen.some(({ content }) => content && typeOf(content).match === 'welcome')
    ? startMatch(chosen, random)
    : 'noWordCard';
}

export function startMatch(cards: readonly Matchable[], random: Random): Match {
  const pairs = cards.flatMap(({ cardId, content }) =>
    content ? [{ cardId, left: cardTitle(content), right: cardDetail(content) }] : [],
  );
  return {
    pairs,
    rights: shuffled([...pairs.keys()], random),
    goneLeft: pairs.map(() => false),
    goneRight: pairs.map(() => false),
    left: null,
    right: null,
    wrong: null,
    hp: BOSS_HP,
    streak: 0,
    mistakes: 0,
  };
}

/** Selects a place of a column; the second selection is judged. Equal definitions are interchangeable. */
export function selectInMatch(
  match: Match,
  side: 'left' | 'right',
  place: number,
): { match: Match; outcome: MatchOutcome } {
  const gone = side === 'left' ? match.goneLeft : match.goneRight;
  if (gone[place] !== false || isMatchOver(match)) return { match, outcome: 'ignored' };
  const chosen = { ...match, wrong: null, [side]: match[side] === place ? null : place };
  const { left, right } = chosen;
  if (left === null || right === null) return { match: chosen, outcome: 'changed' };
  const open = { ...chosen, left: null, right: null };
  if (rightText(match, right) !== match.pairs[left]?.right) {
    return { match: { ...open, wrong: { left, right }, streak: 0, mistakes: match.mistakes + 1 }, outcome: 'wrong' };
  }
  const hit = {
    ...open,
    goneLeft: match.goneLeft.with(left, true),
    goneRight: match.goneRight.with(right, true),
    hp: Math.max(0, match.hp - MATCH_DAMAGE),
    streak: match.streak + 1,
  };
  return { match: hit, outcome: isMatchOver(hit) ? 'defeated' : 'matched' };
}

/** The text at a place of the right column. */
export function rightText({ pairs, rights }: Match, place: number): string | undefined {
  return pairs[rights[place] ?? -1]?.right;
}

/** Over when the boss has no hp left, or no pair is left to take the rest with. */
export function isMatchOver({ hp, goneLeft }: Match): boolean {
  return hp <= 0 || goneLeft.every(Boolean);
}

/** 3 stars without a mistake, else 2. */
export function matchStars({ mistakes }: Match): Stars {
  return mistakes === 0 ? 3 : 2;
}
