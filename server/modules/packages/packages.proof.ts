import { defineProof, member } from '#tests/support/proof.ts';

/** The starter package that every test database begins with. */
const STARTER = 1;

export const proof = defineProof({
  access: [member('ownedPackages'), member('package', 'ok', { id: STARTER })],
  foreign: [
    {
      operation: 'package',
      variables: ({ packageId }) => ({ id: packageId }),
      other: 'PERMISSION_DENIED',
      owner: 'ok',
    },
  ],
});
