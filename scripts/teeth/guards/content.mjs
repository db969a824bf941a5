export default [
  {
    project: 'unit',
    test: 'tests/unit/content/starter-content.test.ts',
    guards: [
      {
        name: 'no answer stands beside its blank',
        named: 'prints no answer',
        file: 'server/database/content/classical-lines.json',
        find: '望明月，低头思',
        replace: '望明月，举头思',
      },
      {
        name: 'options of like length',
        named: 'length of its right',
        file: 'server/database/content/general-knowledge.json',
        find: '散射蓝色的光',
        replace: '散射波长短的蓝色的光，红光则少',
      },
      {
        name: 'meanings of like length',
        named: 'told by the length of its meaning',
        file: 'server/database/content/english-words.json',
        find: '桥；桥梁',
        replace: '桥；桥梁；横跨河流的路',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/content/starter-faces.test.ts',
    guards: [
      {
        name: 'drawn words come together',
        named: 'ask every drawn',
        file: 'server/database/content/english-words.json',
        find: '"illustration": { "assetId": "kit:lantern" },',
        replace: '',
      },
    ],
  },
];
