import { defineProof, leaving } from '#tests/support/proof.ts';

const PROBLEM = { message: 'A recording failed', place: '/learn' };

export const proof = defineProof({
  access: [{ ...leaving('reportProblems'), variables: { input: { problems: [PROBLEM] } } }],
});
