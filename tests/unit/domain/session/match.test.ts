import { describe, expect, it } from 'vitest';
import type { CardContent } from '#domain/cards/content.ts';
import { seededRandom } from '#domain/random.ts';
import {
  challengeMatch,
  chooseMatchCards,
  isMatchOver,
  type Match,
  matchStars,
  selectInMatch,
  startMatch,
} from '#domain/session/match.ts';
import { clozeCard, hanziCard, wordCard } from '../support/cards.ts';
import { words } from '../support/units.ts';

const listed = (cards: CardContent[]) => cards.map((content, index) => ({ cardId: index + 1, content }));
const fresh = (cards = words(5)) => startMatch(listed(cards), seededRandom(3));
/** Selects a left place and then the right place whose pair is `pair`. */
function connect(match: Match, left: number, pair = left) {
  const opened = selectInMatch(match, 'left', left);
  return selectInMatch(opened.match, 'right', match.rights.indexOf(pair));
}

describe('match', () => {
  it('pairs words with definitions and characters with readings, the right column shuffled', () => {
    const match = fresh([...words(1), hanziCard('春', 'chun1')]);
    expect(match.pairs).toEqual([
      { cardId: 1, left: 'worda', right: '意思0' },
      { cardId: 2, left: '春', right: 'chūn' },
    ]);
    expect([...fresh().rights].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes 20 hp for each pair and falls with the fifth; without a mistake for 3 stars', () => {
    let match = fresh();
    const outcomes = [0, 1, 2, 3, 4].map((pair) => {
      const hit = connect(match, pair);
      match = hit.match;
      return [hit.outcome, match.hp, match.streak];
    });
    expect(outcomes).toEqual([
      ['matched', 80, 1],
      ['matched', 60, 2],
      ['matched', 40, 3],
      ['matched', 20, 4],
      ['defeated', 0, 5],
    ]);
    expect(isMatchOver(match)).toBe(true);
    expect(matchStars(match)).toBe(3);
  });

  it('a wrong pair costs the boss nothing, resets the selection and leaves 2 stars', () => {
    const { match, outcome } = connect(fresh(), 0, 1);
    expect(outcome).toBe('wrong');
    expect(match).toMatchObject({ hp: 100, left: null, right: null, mistakes: 1, streak: 0 });
    expect(match.wrong).toEqual({ left: 0, right: fresh().rights.indexOf(1) });
    expect(matchStars(match)).toBe(2);
    expect(selectInMatch(match, 'left', 2).match.wrong).toBeNull();
  });

  it('starts from either column, takes a selection back, ignores what is gone', () => {
    const match = fresh();
    const right = selectInMatch(match, 'right', match.rights.indexOf(2)).match;
    expect(selectInMatch(right, 'left', 2).outcome).toBe('matched');
    expect(selectInMatch(right, 'right', right.right as number).match.right).toBeNull();
    const gone = selectInMatch(right, 'left', 2).match;
    expect(selectInMatch(gone, 'left', 2).outcome).toBe('ignored');
    expect(selectInMatch(gone, 'left', 7).outcome).toBe('ignored');
  });

  it('takes equal definitions for each other', () => {
    const match = fresh([wordCard('mill', '磨坊'), wordCard('windmill', '磨坊')]);
    expect(connect(match, 0, 1).outcome).toBe('matched');
  });

  it('is over when fewer than five pairs are gone', () => {
    expect(connect(fresh(words(1)), 0)).toMatchObject({ outcome: 'defeated', match: { hp: 80 } });
  });

  it('takes at most five of the cards that can be matched', () => {
    const cards = listed([...words(6), clozeCard([{ text: '月' }])]);
    const chosen = chooseMatchCards(cards, seededRandom(1));
    expect(chosen).toHaveLength(5);
    expect(chosen.every(({ content }) => content.type === 'enWord.card')).toBe(true);
  });

  it('as a challenge needs an English word', () => {
    expect(challengeMatch(listed([hanziCard('春', 'chun1')]), seededRandom(1))).toBe('noWordCard');
    expect(challengeMatch(listed(words(2)), seededRandom(1))).toMatchObject({ hp: 100 });
  });
});
