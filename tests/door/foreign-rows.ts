import type { Owner } from './foreign-things.ts';

/** What comes of naming somebody else's things. */
export interface ForeignRow {
  operation: string;
  /** What is named, where an operation has several rows. */
  names?: string;
  variables: (owner: Owner) => Record<string, unknown>;
  /** The error's name, or `ok` where the operation looks only at what is the caller's own. */
  other: string;
  /** For the owner, which shows that the things exist. */
  owner: string;
  /** Fields of the answer that say "nothing of it is yours". */
  answers?: unknown;
}

/** A row for each operation that takes the id of a thing. */
export const FOREIGN_ROWS: readonly ForeignRow[] = [
  { operation: 'package', variables: ({ packageId }) => ({ id: packageId }), other: 'PERMISSION_DENIED', owner: 'ok' },
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
  { operation: 'addToShelf', variables: ({ packageId }) => ({ packageId }), other: 'PERMISSION_DENIED', owner: 'ok' },
  {
    operation: 'removeFromShelf',
    variables: ({ packageId }) => ({ id: packageId }),
    other: 'ok',
    owner: 'ok',
  },
  {
    operation: 'startStage',
    variables: ({ packageId }) => ({ input: { packageId } }),
    other: 'PERMISSION_DENIED',
    owner: 'ok',
  },
  { operation: 'stageLookBack', variables: ({ stageId }) => ({ id: stageId }), other: 'UNIT_NOT_FOUND', owner: 'ok' },
  {
    operation: 'reportUnitComplete',
    variables: ({ report }) => ({ input: report }),
    other: 'UNIT_NOT_FOUND',
    owner: 'ok',
  },
  {
    operation: 'reportUnitCancel',
    variables: ({ unitId, report }) => ({ input: { unitId, learnEvents: report.learnEvents } }),
    other: 'UNIT_NOT_FOUND',
    owner: 'ok',
  },
  {
    operation: 'cardStats',
    variables: ({ cardIds }) => ({ cardIds: cardIds.slice(0, 1) }),
    other: 'ok',
    owner: 'ok',
    answers: { cardStats: [{ learnTimes: 0, mastery: 0 }] },
  },
  {
    operation: 'debugUnitLogs',
    variables: ({ completedUnitId }) => ({ id: completedUnitId }),
    other: 'ok',
    owner: 'ok',
    answers: { learnLogs: [] },
  },
];

/** Takes an id and is meant to open anybody's account; it does not exist in production. */
export const MEANT_TO_REACH_OTHERS: readonly string[] = ['debugLogin'];
