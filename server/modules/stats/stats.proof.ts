import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [member('statsOverview'), member('cardStats', 'ok', { cardIds: [1] })],
  foreign: [
    {
      operation: 'cardStats',
      variables: ({ cardIds }) => ({ cardIds: cardIds.slice(0, 1) }),
      other: 'ok',
      owner: 'ok',
      answers: { cardStats: [{ learnTimes: 0, mastery: 0 }] },
    },
  ],
});
