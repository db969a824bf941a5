const DAY_MS = 86_400_000;
const dayFrom = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const TODAY = '2026-04-15';
/** A memory of a year of learning. */
export const sampleMemory = {
  cards: 1979,
  remembered: 1847,
  mastered: 547,
  time: { today: 1080, week: 5760, usualDay: 840, year: 309_600, card: 9.2, cardBefore: 11.4 },
  hours: Array.from({ length: 18 }, (_, place) => ({
    hour: place + 6,
    ratings: 20 + place * 3,
    remembered: [
      0.76, 0.94, 0.92, 0.88, 0.86, 0.85, 0.82, 0.8, 0.83, 0.86, 0.87, 0.89, 0.88, 0.9, 0.91, 0.88, 0.81, 0.58,
    ][place] as number,
  })),
  forecast: Array.from({ length: 30 }, (_, place) => ({
    day: dayFrom(TODAY, place),
    cards: place === 0 ? 23 : 6 + ((place * 17) % 26),
  })),
  year: Array.from({ length: 365 }, (_, place) => ({
    day: dayFrom(TODAY, place - 364),
    cards: place % 8 === 3 ? 0 : 5 + ((place * 29) % 37),
  })).filter(({ cards }) => cards > 0),
  packages: [
    { packageId: 1, name: '考研英语核心词 3200', fresh: 210, growing: 124, firm: 66, mastered: 100 },
    { packageId: 2, name: '初中必背古诗文 61 篇', fresh: 20, growing: 38, firm: 62, mastered: 173 },
    { packageId: 3, name: '一年级上册生字', fresh: 0, growing: 6, firm: 20, mastered: 274 },
  ],
  hardest: [
    { cardId: 11, title: 'conscientious', packageName: '考研英语核心词 3200', lapses: 11 },
    { cardId: 12, title: '莲动下渔舟', packageName: '初中必背古诗文 61 篇', lapses: 9 },
    { cardId: 13, title: '', packageName: '一年级上册生字', lapses: 6 },
  ],
  calibration: {
    ratings: 2310,
    observed: 0.89,
    bins: [
      { predicted: 0.55, observed: 0.51, ratings: 40 },
      { predicted: 0.66, observed: 0.68, ratings: 120 },
      { predicted: 0.76, observed: 0.73, ratings: 250 },
      { predicted: 0.85, observed: 0.84, ratings: 700 },
      { predicted: 0.95, observed: 0.96, ratings: 1200 },
    ],
    comparison: { ratings: 1240, ours: 0.312, defaults: 0.347, constant: 0.402, observed: 0.89 },
  },
  model: {
    targetRecall: 0.9,
    ownSince: '2026-04-02T03:00:00Z',
    judgedOn: 462,
    loss: 0.312,
    defaultLoss: 0.347,
    triedAt: '2026-04-02T03:00:00Z',
    answersToNext: 262,
  },
};
