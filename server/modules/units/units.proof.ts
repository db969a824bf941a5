import { defineProof, member } from '#tests/support/proof.ts';

/** The starter package that every test database begins with. */
const STARTER = 1;
const NOWHERE = 999_999;
const report = { unitId: NOWHERE, learnEvents: [{ cardId: 1, events: [] }] };

export const proof = defineProof({
  access: [
    member('latestUnit'),
    member('startStage', 'ok', { input: { packageId: STARTER } }),
    member('reportUnitComplete', 'UNIT_NOT_FOUND', {
      input: { ...report, cardDurations: [], cardLearnTimes: [], comboCount: 0 },
    }),
    member('reportUnitCancel', 'UNIT_NOT_FOUND', { input: report }),
  ],
  foreign: [
    {
      operation: 'startStage',
      variables: ({ packageId }) => ({ input: { packageId } }),
      other: 'PERMISSION_DENIED',
      owner: 'ok',
    },
    {
      operation: 'reportUnitComplete',
      variables: ({ report }) => ({ input: report }),
      other: 'UNIT_NOT_FOUND',
      owner: 'ok',
    },
    {
      operation: 'reportUnitCancel',
      variables: ({ unitId, report }) => ({ input: { unitId, learnEvents: report.learnEvents } }),
      other: 'UNIT_NOT_FOUND',
      owner: 'ok',
    },
  ],
});
