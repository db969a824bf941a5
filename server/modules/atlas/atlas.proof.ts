import { defineProof, member } from '#tests/support/proof.ts';

const NOWHERE = 999_999;

export const proof = defineProof({
  access: [
    member('atlasStages'),
    member('stagePreparation', 'ok', { stageLevel: 1 }),
    member('stageLookBack', 'UNIT_NOT_FOUND', { id: NOWHERE }),
  ],
  foreign: [
    { operation: 'stageLookBack', variables: ({ stageId }) => ({ id: stageId }), other: 'UNIT_NOT_FOUND', owner: 'ok' },
  ],
});
