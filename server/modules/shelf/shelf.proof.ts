import { defineProof, member } from '#tests/support/proof.ts';

/** The starter package that every test database begins with. */
const STARTER = 1;

export const proof = defineProof({
  access: [
    member('shelf'),
    member('addToShelf', 'ok', { packageId: STARTER }),
    member('removeFromShelf', 'ok', { id: STARTER }),
  ],
  foreign: [
    { operation: 'addToShelf', variables: ({ packageId }) => ({ packageId }), other: 'PACKAGE_NOT_FOUND', owner: 'ok' },
    {
      operation: 'removeFromShelf',
      variables: ({ packageId }) => ({ id: packageId }),
      other: 'ok',
      owner: 'ok',
    },
  ],
});
