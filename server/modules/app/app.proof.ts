import { defineProof, open } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [open('appInfo')],
});
