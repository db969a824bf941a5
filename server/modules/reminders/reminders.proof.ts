import { defineProof, member } from '#tests/support/proof.ts';

const DEVICE = { rid: 'an-app', clientChannel: 'test', deviceInfo: 'a phone' };
const ABSENT = { input: { rid: 'never-registered' } };

export const proof = defineProof({
  access: [
    member('reminders'),
    member('pushKey'),
    member('updateReminders', 'ok', { input: { enabled: true } }),
    member('markReminderGuide', 'ok', { input: { guide: 'FIRST' } }),
    member('registerPush', 'PUSH_NOT_POSSIBLE', {
      input: { ...DEVICE, rid: 'http://127.0.0.1:5432/', keys: { p256dh: 'x', auth: 'x' } },
    }),
    member('unregisterPush', 'ok', ABSENT),
  ],
  foreign: [
    {
      operation: 'registerPush',
      variables: ({ deviceRid }) => ({ input: { ...DEVICE, rid: deviceRid } }),
      other: 'PUSH_NOT_POSSIBLE',
      owner: 'ok',
    },
    {
      operation: 'unregisterPush',
      variables: ({ deviceRid }) => ({ input: { rid: deviceRid } }),
      other: 'ok',
      owner: 'ok',
      answers: false,
    },
  ],
});
