export default [
  {
    project: 'integration',
    test: 'tests/integration/authoring-chapters.test.ts',
    guards: [
      {
        name: 'a chapter does not go into itself',
        named: 'order of the tree',
        find: "throw new AppError('CHAPTER_INSIDE_ITSELF');",
        replace: "throw new AppError('CHAPTER_NOT_FOUND');",
      },
      {
        name: 'chapters go five levels deep',
        named: 'five levels',
        find: '> CHAPTERS.levels)',
        replace: '> 1000)',
      },
      {
        name: 'a package has so many chapters',
        named: 'at most 2000',
        find: 'chapters > CHAPTERS.max',
        replace: 'chapters < 0',
      },
      {
        name: 'a chapter that was removed long ago stays removed',
        named: 'what was above them is gone',
        find: 'removedWith: IsNull(), removedAt: since',
        replace: 'removedWith: IsNull()',
      },
    ],
  },
];
