import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    member('tasks'),
    member('unclaimedTaskCount'),
    member('claimAllTaskRewards'),
    member('claimTaskReward', 'NOT_CLAIMABLE', { input: { taskNo: 101, type: 'DAILY' } }),
  ],
});
