import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [member('recallPlan'), member('setTargetRecall', 'ok', { target: 0.85 })],
});
