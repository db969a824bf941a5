import { defineProof, member } from '#tests/support/proof.ts';

const FIRST = { index: 1, startLevel: 1, endLevel: 3 };

export const proof = defineProof({
  access: [
    member('challengeStages'),
    member('challengePreparation', 'STAGE_NOT_ACTIVE', { input: FIRST }),
    member('startChallenge', 'STAGE_NOT_ACTIVE', { input: FIRST }),
    member('regionRewardStatus', 'ok', { input: { indexes: [1, 2] } }),
    member('claimRegionReward', 'NOT_CLAIMABLE', { input: { index: 1 } }),
  ],
});
