export default [
  {
    project: 'integration',
    test: 'tests/integration/authoring-cards.test.ts',
    guards: [
      {
        name: 'only valid content is kept',
        named: 'refused with where and why',
        find: 'if (problems.length > 0)',
        replace: 'if (problems.length < 0)',
      },
      {
        name: 'a package holds so many cards',
        test: 'tests/integration/authoring-many-cards.test.ts',
        named: 'at most 10,000',
        find: 'if (cardCount + more > PACKAGES.cardsMax)',
        replace: 'if (cardCount + more < 0)',
      },
      {
        name: 'order keys stay short',
        named: 'keep short keys',
        find: 'await tx.db.run(setKeys, [ids, ids.map((_, index) => orderKeyAt(index))]);',
        replace: '',
      },
      {
        name: 'a package holds cards of one kind',
        named: 'of another kind than the package',
        find: 'if (cardType && cardType !== type)',
        replace: 'if (!type)',
      },
      {
        name: 'a draft becomes one card',
        named: 'of a draft are made once',
        find: 'authorId: viewerOf(tx).id, draftKey: In(keys)',
        replace: 'authorId: 0, draftKey: In(keys)',
      },
      {
        name: 'no change is overwritten unseen',
        named: 'not overwritten unseen',
        find: 'const base = input.baseContentHash ?? null;',
        replace: 'const base = null;',
      },
      {
        name: 'a card that was removed long ago stays removed',
        test: 'tests/integration/authoring-many-cards.test.ts',
        named: 'that are removed are not asked',
        find: '{ id: In(ids), packageId, removedAt: since },',
        replace: '{ id: In(ids), packageId },',
      },
    ],
  },
  {
    project: 'door',
    test: 'tests/door/foreign.test.ts',
    guards: [
      {
        name: "an author's cards are searched by nobody else",
        named: 'findCards',
        find: 'if (authorId !== viewerOf(ctx).id) throw',
        replace: 'if (authorId < 0) throw',
      },
      {
        name: 'what an author removed is shown to nobody else',
        named: 'removedParts',
        find: 'if (authorId !== viewerOf(ctx).id) throw',
        replace: 'if (authorId < 0) throw',
      },
    ],
  },
];
