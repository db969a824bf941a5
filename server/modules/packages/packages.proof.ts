import { defineProof, type ForeignRow, member } from '#tests/support/proof.ts';

/** The starter package that every test database begins with: seen by everybody, changed by nobody. */
const STARTER = 1;
const DENIED = 'PERMISSION_DENIED';

/** Of a package that a stranger may not see. */
const unseen = (operation: string, more: object = {}): ForeignRow => ({
  operation,
  variables: ({ packageId }) => ({ id: packageId, ...more }),
  other: 'PACKAGE_NOT_FOUND',
  owner: 'ok',
});
const shared = (operation: string, more: object = {}): ForeignRow => ({
  operation,
  names: 'a package that is shared',
  variables: ({ shared: { packageId } }) => ({ id: packageId, ...more }),
  other: DENIED,
  owner: DENIED,
});

const name = { input: { name: '改过' } };
const cardType = { cardType: 'MCQ' };

export const proof = defineProof({
  access: [
    member('ownedPackages'),
    member('removedPackages'),
    member('package', 'ok', { id: STARTER }),
    member('createPackage', 'ok', { input: { name: '新' } }),
    member('updatePackage', DENIED, { id: STARTER, ...name }),
    member('setDefaultCardType', DENIED, { id: STARTER, ...cardType }),
    member('deletePackage', DENIED, { id: STARTER }),
    member('restorePackage', DENIED, { id: STARTER }),
  ],
  foreign: [
    unseen('package'),
    unseen('updatePackage', name),
    unseen('setDefaultCardType', cardType),
    unseen('deletePackage'),
    unseen('restorePackage'),
    shared('updatePackage', name),
    shared('setDefaultCardType', cardType),
    shared('deletePackage'),
    shared('restorePackage'),
  ],
});
