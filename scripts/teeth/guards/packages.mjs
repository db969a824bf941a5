export default [
  {
    project: 'integration',
    test: 'tests/integration/authoring-packages.test.ts',
    guards: [
      {
        name: 'only its author writes in a package',
        test: 'tests/integration/authoring-many-cards.test.ts',
        named: 'not changed by a learner',
        find: 'if (found.authorId === viewerOf(ctx).id) return;',
        replace: 'if (found.authorId) return;',
      },
      {
        name: 'an account owns so many packages',
        named: 'cannot be made without end',
        find: 'owned >= PACKAGES.ownedMax',
        replace: 'owned < 0',
      },
      {
        name: 'what was removed long ago stays removed',
        named: 'is gone with all of it',
        find: 'const { affected } = await tx.db.manager.update(Package, removed,',
        replace: 'const { affected } = await tx.db.manager.update(Package, { id },',
      },
      {
        name: 'what was removed lately is kept',
        named: 'comes back for 30 days',
        find: '[before, AT_ONCE]',
        replace: '[new Date(before.getTime() + 30 * 86_400_000), AT_ONCE]',
      },
      {
        name: 'multiple choice is not made in production',
        test: 'tests/integration/authoring-production.test.ts',
        named: 'multiple choice',
        find: 'ctx.config.production && cardType',
        replace: 'cardType !== cardType && cardType',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/authoring.test.ts',
    guards: [
      {
        name: 'a package is written in by one at a time',
        named: 'two windows',
        find: "lock: { mode: 'pessimistic_write' },",
        replace: '',
      },
    ],
  },
];
