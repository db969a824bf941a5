import { defineProof, member } from '#tests/support/proof.ts';

const PROBLEM = { message: 'A recording failed', place: '/learn' };

export const proof = defineProof({
  access: [member('reportProblems', 'ok', { input: { problems: [PROBLEM] } })],
});
