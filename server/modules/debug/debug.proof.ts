import { defineProof, member, open } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    open('debugLogin', 'ACCOUNT_NOT_FOUND', { account: '999999999' }),
    open('debugLoginGuest'),
    member('debugUnits'),
    member('debugUnitLogs', 'ok', { id: 1 }),
    member('debugCheckIn', 'ok', { dates: ['2020-01-01'] }),
    member('debugQueue'),
    member('saveDebugQueue', 'FACE_SETTINGS_INVALID', {
      input: { practiceCardTimes: 2, singleCloze: '{}', multiCloze: '{}', enWord: '{}' },
    }),
  ],
  foreign: [
    {
      operation: 'debugUnitLogs',
      variables: ({ completedUnitId }) => ({ id: completedUnitId }),
      other: 'ok',
      owner: 'ok',
      answers: { learnLogs: [] },
    },
  ],
});
