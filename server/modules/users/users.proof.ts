import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    member('currentUser'),
    member('vip'),
    member('updateUser', 'ok', { input: { nickname: '小麦' } }),
    member('updatePreferences', 'ok', { input: { theme: 'DARK' } }),
    member('setUserFlag', 'ok', { flag: 'RANK_GUIDE_SEEN' }),
  ],
});
