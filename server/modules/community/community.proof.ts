import { defineProof, member, open } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    open('publicPackage', 'PACKAGE_NOT_FOUND', { hashId: 'nothing' }),
    open('publicPackagePreview', 'PACKAGE_NOT_FOUND', { hashId: 'nothing' }),
    member('recommendedPackages'),
  ],
  foreign: [
    {
      operation: 'publicPackage',
      variables: ({ hashId }) => ({ hashId }),
      other: 'PACKAGE_NOT_FOUND',
      owner: 'ok',
    },
    {
      operation: 'publicPackage',
      names: 'a package by its number',
      variables: ({ packageId }) => ({ hashId: String(packageId) }),
      other: 'PACKAGE_NOT_FOUND',
      owner: 'ok',
    },
    {
      operation: 'publicPackagePreview',
      variables: ({ hashId }) => ({ hashId }),
      other: 'PACKAGE_NOT_FOUND',
      owner: 'ok',
    },
  ],
});
