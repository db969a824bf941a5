import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    member('identityTags', 'ok', { rootKey: 0 }),
    member('userTags'),
    member('setIdentityTags', 'ok', { identityTags: [{ key: 11 }] }),
    member('setCheckInTarget', 'ok', { days: 7 }),
  ],
});
