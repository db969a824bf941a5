import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    member('checkIn'),
    member('checkInStats', 'ok', { startDate: '2026-01-01', endDate: '2026-01-31' }),
    member('markCheckInPopped'),
  ],
});
