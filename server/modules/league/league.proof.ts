import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    member('rankHome'),
    member('claimRankReward', 'RANK_RESULT_NOT_FOUND', { input: { resultId: 1 } }),
    member('diamondKeepRank', 'RANK_RESULT_NOT_FOUND', { input: { resultId: 1 } }),
    member('blockRankUser', 'RANK_USER_NOT_FOUND', { input: { userId: 1, blocked: true } }),
  ],
  foreign: [
    {
      operation: 'claimRankReward',
      variables: ({ resultId }) => ({ input: { resultId } }),
      other: 'RANK_RESULT_NOT_FOUND',
      owner: 'ok',
    },
    {
      operation: 'diamondKeepRank',
      variables: ({ resultId }) => ({ input: { resultId } }),
      other: 'RANK_RESULT_NOT_FOUND',
      owner: 'RANK_NOT_FALLING',
    },
    {
      operation: 'blockRankUser',
      variables: ({ mateId }) => ({ input: { userId: mateId, blocked: true } }),
      other: 'RANK_USER_NOT_FOUND',
      owner: 'ok',
    },
  ],
});
