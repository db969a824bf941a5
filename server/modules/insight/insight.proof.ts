import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({ access: [member('memoryInsights')] });
