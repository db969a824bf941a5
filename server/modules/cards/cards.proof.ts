import type { Owner } from '#tests/door/foreign-things.ts';
import { defineProof, type ForeignRow, member } from '#tests/support/proof.ts';

/** The first starter package, its first chapter and card: seen by everybody, changed by nobody. */
const STARTER = 1;
const PLACE = { packageId: STARTER, chapterId: STARTER };
const DENIED = 'PERMISSION_DENIED';
const content = JSON.stringify({
  type: 'mcq.card',
  question: '?',
  options: [
    { content: '对', isAnswer: true },
    { content: '错', isAnswer: false },
  ],
});
const word = JSON.stringify({ type: 'enWord.card', word: 'bread', definition: '面包' });

type Variables = ForeignRow['variables'];
const row = (operation: string, other: string, variables: Variables, names?: string, owner = 'ok'): ForeignRow => ({
  operation,
  names,
  variables,
  other,
  owner,
});
/** Naming somebody's package, and one that is shared. */
const ofPackage = (operation: string, of: (place: Owner['shared'], owner: Owner) => Record<string, unknown>) => [
  row(operation, 'PACKAGE_NOT_FOUND', (owner) => of(owner, owner)),
  row(operation, DENIED, (owner) => of(owner.shared, owner), 'a package that is shared', DENIED),
];
const placeOf = ({ packageId, chapterId }: Owner['shared']) => ({ packageId, chapterId });

export const proof = defineProof({
  access: [
    member('cards', 'ok', PLACE),
    member('findCards', DENIED, { packageId: STARTER, keyword: '面包' }),
    member('removedParts', DENIED, { packageId: STARTER }),
    member('createCard', DENIED, { input: { ...PLACE, content: word } }),
    member('createCards', DENIED, { input: { ...PLACE, cards: [{ content: word }] } }),
    member('updateCard', DENIED, { id: 1, input: { content: word } }),
    member('deleteCard', DENIED, { ...PLACE, cardId: 1 }),
    member('deleteCards', DENIED, { packageId: STARTER, cardIds: [1] }),
    member('restoreCards', DENIED, { packageId: STARTER, cardIds: [1] }),
    member('copyCards', DENIED, { input: { cardIds: [1], chapterId: STARTER } }),
    member('moveCard', DENIED, {
      input: { sourcePkgId: STARTER, sourceChapterId: STARTER, cardId: 1, targetChapterId: STARTER },
    }),
    member('moveCards', DENIED, { input: { cardIds: [1], targetChapterId: STARTER } }),
  ],
  foreign: [
    row('cards', 'PACKAGE_NOT_FOUND', placeOf),
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
    ...ofPackage('findCards', ({ packageId }) => ({ packageId, keyword: '面' })),
    {
      operation: 'findCards',
      names: 'a card of another package',
      variables: ({ packageId }) => ({ packageId, keyword: '面', afterCardId: 1 }),
      other: 'PACKAGE_NOT_FOUND',
      owner: 'CARD_NOT_FOUND',
    },
    ...ofPackage('removedParts', ({ packageId }) => ({ packageId })),
    ...ofPackage('createCard', (place) => ({ input: { ...placeOf(place), content } })),
    ...ofPackage('createCards', (place) => ({ input: { ...placeOf(place), cards: [{ content }] } })),
    row('updateCard', 'CARD_NOT_FOUND', ({ cardIds }) => ({ id: cardIds[0], input: { content } })),
    ...ofPackage('deleteCard', (place, { cardIds }) => ({ ...placeOf(place), cardId: cardIds[0] })),
    ...ofPackage('deleteCards', ({ packageId }, { cardIds }) => ({ packageId, cardIds })),
    ...ofPackage('restoreCards', ({ packageId }, { cardIds }) => ({ packageId, cardIds })),
    row('copyCards', 'CHAPTER_NOT_FOUND', ({ cardIds, chapterId }) => ({ input: { cardIds, chapterId } })),
    row('moveCard', 'CHAPTER_NOT_FOUND', ({ packageId, chapterId, cardIds }) => ({
      input: { sourcePkgId: packageId, sourceChapterId: chapterId, cardId: cardIds[0], targetChapterId: chapterId },
    })),
    row('moveCards', 'CHAPTER_NOT_FOUND', ({ cardIds, chapterId }) => ({
      input: { cardIds, targetChapterId: chapterId },
    })),
  ],
});
