import { defineProof, type ForeignRow, member } from '#tests/support/proof.ts';

/** The first starter package and its first chapter: seen by everybody, changed by nobody. */
const STARTER = { packageId: 1, chapterId: 1 };
const DENIED = 'PERMISSION_DENIED';
const title = { title: '改过' };

const rows = (operation: string, more: object = {}, owner = 'ok'): ForeignRow[] => [
  {
    operation,
    variables: ({ packageId, chapterId }) => ({ packageId, chapterId, ...more }),
    other: 'PACKAGE_NOT_FOUND',
    owner,
  },
  {
    operation,
    names: 'a package that is shared',
    variables: ({ shared }) => ({ ...shared, ...more }),
    other: DENIED,
    owner: DENIED,
  },
];
const add = (names: string | undefined, of: 'own' | 'shared'): ForeignRow => ({
  operation: 'createChapter',
  names,
  variables: ({ packageId, chapterId, shared }) => {
    const place = of === 'own' ? { packageId, parentId: chapterId } : { packageId: shared.packageId };
    return { ...place, ...title };
  },
  other: of === 'own' ? 'PACKAGE_NOT_FOUND' : DENIED,
  owner: of === 'own' ? 'ok' : DENIED,
});

export const proof = defineProof({
  access: [
    member('createChapter', DENIED, { packageId: STARTER.packageId, ...title }),
    member('updateChapter', DENIED, { ...STARTER, ...title }),
    member('moveChapter', DENIED, STARTER),
    member('deleteChapter', DENIED, STARTER),
    member('restoreChapter', DENIED, STARTER),
  ],
  foreign: [
    add(undefined, 'own'),
    add('a package that is shared', 'shared'),
    ...rows('updateChapter', title),
    ...rows('moveChapter'),
    ...rows('deleteChapter'),
    ...rows('restoreChapter'),
  ],
});
