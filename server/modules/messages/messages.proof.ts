import { defineProof, member } from '#tests/support/proof.ts';

const ABSENT = { input: { msgId: 2_000_000_000, msgType: 'PERSONAL' } };

export const proof = defineProof({
  access: [
    member('messages'),
    member('unreadMessageCount'),
    member('readMessage', 'MESSAGE_NOT_FOUND', ABSENT),
    member('readAllMessages'),
  ],
  foreign: [
    {
      operation: 'readMessage',
      variables: ({ messageId }) => ({ input: { msgId: messageId, msgType: 'PERSONAL' } }),
      other: 'MESSAGE_NOT_FOUND',
      owner: 'ok',
    },
  ],
});
