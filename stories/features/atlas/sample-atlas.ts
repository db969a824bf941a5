import type { CardContentInput } from '#domain/cards/content.ts';
import { shelfPackages } from '#stories/support/sample-packages.ts';

/** Packages one can choose from: ids 3, 1, 4, 6, 9. */
export const packages = shelfPackages([36, 17, 28, 41, 12]);

const info = (level: number) => packages[level % packages.length];

/** A page of stages as the server answers it, newest first, the active level on top. */
export function stagesUpTo(activeLevel: number) {
  return (_: unknown, { offset, limit }: { offset: number; limit: number }) => {
    const all = Array.from({ length: activeLevel }, (_, i) => {
      const level = activeLevel - i;
      const done = level < activeLevel;
      return {
        level,
        completedAt: done ? '2026-04-12T09:30:00.000Z' : null,
        stageId: done ? 500 + level : null,
        pkgInfo: done ? info(level) : null,
      };
    });
    return { activeLevel, total: activeLevel, offset, limit, stages: all.slice(offset, offset + limit) };
  };
}

/** Challenges of the map, newest first: nine stars in the first two regions, two stars for the first of the third. */
export function challengesUpTo(activeLevel: number) {
  return (_: unknown, { offset, limit }: { offset: number; limit: number }) => {
    const total = (Math.floor((activeLevel - 1) / 10) + 1) * 3;
    const all = Array.from({ length: total }, (_, i) => ({ index: total - i, star: starOf(total - i) }));
    return { total, offset, limit, challengeStages: all.slice(offset, offset + limit) };
  };
}
const starOf = (index: number) => (index <= 6 ? 3 : index === 7 ? 2 : 0);

export const energy = (currentEnergy: number) => () => ({
  currentEnergy,
  energyLimit: 30,
  nextTickAt: currentEnergy >= 30 ? null : '2026-04-15T00:42:40.000Z',
  recoverInterval: 20,
});

export const checkIn = (continuousDays: number) => () => ({
  continuousDays,
  todayCheckIn: continuousDays > 0,
  target: 14,
});

/** Every day of the asked week before Thursday. */
export const checkInStats = () =>
  ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19'].map((date) => ({
    date,
    type: date < '2026-04-16' ? 'LEARN' : null,
  }));

export const preparation = (list: typeof packages) => () => ({
  stageLevel: 24,
  requiredEnergy: 5,
  passionateRequiredEnergy: 0,
  packageList: { packages: list },
  expMap: list.map(({ id }) => ({ packageId: id, exp: 20 })),
  passionateExpMap: list.map(({ id }) => ({ packageId: id, exp: 40 })),
});

const word = (word: string, definition: string): CardContentInput => ({ type: 'enWord.card', word, definition });
const words: [string, string, string][] = [
  ['reluctant', 'adj. 不情愿的，勉强的', 'PERFECT'],
  ['resilient', 'adj. 有弹性的；能很快恢复的', 'GOOD'],
  ['abundant', 'adj. 充足的，丰富的', 'PERFECT'],
  ['inevitable', 'adj. 不可避免的', 'NEEDS_IMPROVEMENT'],
  ['arrogant', 'adj. 傲慢的', 'PERFECT'],
  ['deliberate', 'adj. 故意的；深思熟虑的', 'GOOD'],
  ['obscure', 'adj. 晦涩的；鲜为人知的', 'PERFECT'],
  ['sparse', 'adj. 稀疏的', 'PERFECT'],
  ['hostile', 'adj. 敌对的', 'PERFECT'],
  ['vivid', 'adj. 生动的', 'PERFECT'],
];

/** The cards of a finished level with their grades. */
export const lookBack = () => ({
  stageId: 523,
  level: 23,
  completedAt: '2026-04-12T09:30:00.000Z',
  star: 2,
  grade: 'GOOD',
  pkgInfo: packages[0],
  cards: words.map(([text, meaning, lookBackStatus], i) => ({
    cardId: i + 1,
    content: JSON.stringify(word(text, meaning)),
    lookBackStatus,
  })),
});

export const overview = () => ({ stageCount: 23, exp: 486, accumulatedCheckInDays: 96, maxCheckInCtDays: 36 });
