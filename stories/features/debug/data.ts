import { MULTI_CLOZE_FACES, SINGLE_CLOZE_FACES } from '#domain/cards/cloze/asked.ts';
import { WORD_FACES } from '#domain/cards/word/asked.ts';
import { writeFaces } from '#domain/session/face-settings.ts';
import { autumnEvening, nanjing, pictureWords } from '#stories/features/lesson/fixtures.ts';

export const queueCards = [...pictureWords, nanjing, autumnEvening].map((content, index) => ({
  id: 301 + index,
  content: JSON.stringify(content),
  authorId: 1,
}));

export const savedQueue = {
  practiceCardTimes: 2,
  singleCloze: writeFaces(SINGLE_CLOZE_FACES),
  multiCloze: writeFaces(MULTI_CLOZE_FACES),
  enWord: writeFaces(WORD_FACES),
};

/** A shelf of two packages, cards of a chapter, and settings that are kept as they come. */
export const queueResolvers = {
  Query: {
    shelf: () => ({
      packages: [
        { id: 3, name: '常用英语单词' },
        { id: 1, name: '古诗词名句' },
      ],
    }),
    package: (_: unknown, { id }: { id: number }) => ({
      id,
      chapters: [
        { id: 31, title: '早餐', cardCount: queueCards.length },
        { id: 32, title: '旅行', cardCount: 1 },
        { id: 33, title: '空的', cardCount: 0 },
      ],
    }),
    cards: (_: unknown, { chapterId }: { chapterId: number }) => ({
      hasMore: false,
      cards: chapterId === 31 ? queueCards : [{ id: 399, content: '{broken', authorId: 1 }],
    }),
    debugQueue: () => savedQueue,
  },
  Mutation: { saveDebugQueue: (_: unknown, { input }: { input: object }) => input },
};

/** Two units of the caller, what was answered in one of them, and check-ins that are made up. */
export const debugResolvers = {
  Query: {
    debugUnits: () => ({
      units: [
        { id: 12, createdAt: '2026-04-15T00:10:00.000Z', completedAt: null, cancelledAt: null },
        { id: 11, createdAt: '2026-04-14T00:10:00.000Z', completedAt: '2026-04-14T00:18:00.000Z', cancelledAt: null },
      ],
    }),
    debugUnitLogs: () => ({
      learnLogs: [
        {
          cardId: 301,
          createdAt: '2026-04-14T00:18:00.000Z',
          detail: {
            rateType: 'GOOD',
            events: [{ type: 'CORRECT', at: '2026-04-14T00:12:00.000Z', face: 'wordChoice' }],
          },
        },
      ],
    }),
  },
  Mutation: { debugCheckIn: () => ({ accumulatedDays: 9, maxContinuousDays: 4 }) },
};
