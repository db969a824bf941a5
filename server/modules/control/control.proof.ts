import { defineProof, type ForeignRow, member } from '#tests/support/proof.ts';

const FAR = '2199-01-01';
const cards = { input: { cardIds: [1] } };
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
/** Naming cards that somebody else has met. */
const met = (operation: string, of: object = {}): ForeignRow => ({
  operation,
  variables: ({ cardIds }) => ({ input: { cardIds, ...of } }),
  other: 'CARD_NOT_FOUND',
  owner: 'ok',
});
/** Naming them where nothing happens to what is not one's own. */
const mine = (operation: string): ForeignRow => ({
  operation,
  variables: ({ cardIds }) => ({ input: { cardIds } }),
  other: 'ok',
  owner: 'ok',
});

export const proof = defineProof({
  access: [
    member('myCards'),
    member('studyControl'),
    member('pauseCards', 'BAD_USER_INPUT', { input: { cardIds: [1], until: FAR } }),
    member('markCardsKnown', 'CARD_NOT_FOUND', cards),
    member('resumeCards', 'ok', cards),
    member('restartCards', 'CARD_NOT_FOUND', cards),
    member('undoRestart', 'ok', cards),
    member('pauseChapter', 'BAD_USER_INPUT', { input: { chapterId: 1, until: FAR } }),
    member('resumeChapter', 'ok', { id: 1 }),
    member('beginHoliday', 'BAD_USER_INPUT', { until: FAR }),
    member('endHoliday'),
    member('planCatchUp', 'NO_BACKLOG', { days: 3 }),
    member('cancelCatchUp'),
  ],
  foreign: [
    met('pauseCards', { until: tomorrow() }),
    met('markCardsKnown'),
    mine('resumeCards'),
    met('restartCards'),
    mine('undoRestart'),
    {
      operation: 'pauseChapter',
      variables: ({ chapterId }) => ({ input: { chapterId, until: tomorrow() } }),
      other: 'CHAPTER_NOT_FOUND',
      owner: 'ok',
    },
    { operation: 'resumeChapter', variables: ({ chapterId }) => ({ id: chapterId }), other: 'ok', owner: 'ok' },
  ],
});
