import { type AccessRow, member, open } from './access-row.ts';

/** The starter package that every test database begins with. */
const STARTER = 1;
const NOWHERE = 999_999;
const report = { unitId: NOWHERE, learnEvents: [{ cardId: 1, events: [] }] };

/** Packages, shelf, community, atlas and units. */
export const LEARNING_ROWS: readonly AccessRow[] = [
  open('publicPackage', 'PACKAGE_NOT_FOUND', { hashId: 'nothing' }),
  open('publicPackagePreview', 'PACKAGE_NOT_FOUND', { hashId: 'nothing' }),

  member('ownedPackages'),
  member('package', 'ok', { id: STARTER }),
  member('cards', 'ok', { packageId: STARTER, chapterId: STARTER }),
  member('recommendedPackages'),
  member('shelf'),
  member('addToShelf', 'ok', { packageId: STARTER }),
  member('removeFromShelf', 'ok', { id: STARTER }),
  member('atlasStages'),
  member('stagePreparation', 'ok', { stageLevel: 1 }),
  member('stageLookBack', 'UNIT_NOT_FOUND', { id: NOWHERE }),
  member('latestUnit'),
  member('startStage', 'ok', { input: { packageId: STARTER } }),
  member('reportUnitComplete', 'UNIT_NOT_FOUND', {
    input: { ...report, cardDurations: [], cardLearnTimes: [], comboCount: 0 },
  }),
  member('reportUnitCancel', 'UNIT_NOT_FOUND', { input: report }),
];
