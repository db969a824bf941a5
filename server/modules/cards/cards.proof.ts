import { defineProof, member } from '#tests/support/proof.ts';

/** The starter package that every test database begins with. */
const STARTER = 1;

export const proof = defineProof({
  access: [member('cards', 'ok', { packageId: STARTER, chapterId: STARTER })],
  foreign: [
    {
      operation: 'cards',
      variables: ({ packageId, chapterId }) => ({ packageId, chapterId }),
      other: 'PERMISSION_DENIED',
      owner: 'ok',
    },
    {
      operation: 'cards',
      names: 'a private chapter below a shared package',
      variables: ({ shared, chapterId }) => ({ packageId: shared.packageId, chapterId }),
      other: 'CHAPTER_NOT_FOUND',
      owner: 'CHAPTER_NOT_FOUND',
    },
    {
      operation: 'cards',
      names: 'a private card in a shared chapter',
      variables: ({ shared, cardIds }) => ({ ...shared, afterCardId: cardIds[0] }),
      other: 'CARD_NOT_FOUND',
      owner: 'CARD_NOT_FOUND',
    },
  ],
});
