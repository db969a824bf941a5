import { defineProof, member } from '#tests/support/proof.ts';

const input = { fileName: 'bread.png', md5: '0123456789abcdef0123456789abcdef', size: 1000 };

export const proof = defineProof({
  access: [
    member('checkAsset', 'ok', { input }),
    member('setAvatar', 'ASSET_NOT_FOUND', { input: { assetId: `${'0'.repeat(64)}.webp` } }),
  ],
  foreign: [
    {
      operation: 'setAvatar',
      variables: ({ assetId }) => ({ input: { assetId } }),
      other: 'ASSET_NOT_FOUND',
      owner: 'ok',
    },
  ],
});
