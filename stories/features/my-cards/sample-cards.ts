import type { MyCardPartsFragment } from '#client/graphql/generated/my-cards.ts';

type Given = Partial<MyCardPartsFragment> & Pick<MyCardPartsFragment, 'title' | 'detail' | 'packageName' | 'nextDay'>;

/** A card of the list; the day of the stories is 2026-04-15. */
export const sampleCard = (cardId: number, given: Given): MyCardPartsFragment => ({
  cardId,
  packageId: 1,
  chapterId: 1,
  chapterTitle: '第一章',
  own: false,
  mastery: 20,
  mastered: false,
  due: false,
  lapses: 0,
  needsHelp: false,
  state: 'LEARNING',
  until: null,
  ...given,
});

const WORDS = '考研英语核心词 3200';
const POEMS = '初中必背古诗文 61 篇';
const today = { nextDay: '2026-04-15', due: true };

export const hardCard = sampleCard(2, {
  title: '莲动下渔舟',
  detail: '山居秋暝 · 王维',
  packageName: POEMS,
  ...today,
  lapses: 9,
  needsHelp: true,
  own: true,
  chapterTitle: '山水田园',
});

export const sampleCards: MyCardPartsFragment[] = [
  sampleCard(1, {
    title: 'reluctant',
    detail: '不情愿的，勉强的',
    packageName: WORDS,
    ...today,
    mastery: 40,
    lapses: 2,
  }),
  hardCard,
  sampleCard(3, {
    title: 'inevitable',
    detail: '不可避免的',
    packageName: WORDS,
    ...today,
    lapses: 8,
    needsHelp: true,
  }),
  sampleCard(4, {
    title: '光反应的场所',
    detail: '叶绿体的类囊体膜',
    packageName: '高中生物 · 细胞与代谢',
    nextDay: '2026-04-16',
    mastery: 55,
    lapses: 3,
  }),
  sampleCard(5, {
    title: 'resilient',
    detail: '有弹性的，能复原的',
    packageName: WORDS,
    nextDay: '2026-04-18',
    mastery: 60,
    lapses: 1,
  }),
  sampleCard(6, {
    title: '虎门销烟',
    detail: '1839 年 6 月',
    packageName: '中国近代史时间线',
    nextDay: '2026-05-01',
    until: '2026-05-01',
    state: 'PAUSED',
    lapses: 4,
  }),
  sampleCard(7, {
    title: '鸦片战争',
    detail: '1840 年',
    packageName: '中国近代史时间线',
    nextDay: '2026-05-03',
    until: '2026-05-03',
    state: 'CHAPTER_PAUSED',
    chapterTitle: '列强入侵',
  }),
  sampleCard(8, {
    title: '春',
    detail: 'chūn',
    packageName: '一年级上册生字',
    nextDay: '2026-06-02',
    mastery: 90,
    mastered: true,
  }),
  sampleCard(9, {
    title: 'abundant',
    detail: '充足的，丰富的',
    packageName: WORDS,
    nextDay: null,
    state: 'KNOWN',
    mastered: true,
  }),
];

export const noControl = {
  due: 3,
  holiday: null,
  offers: [],
  catchUp: null,
};

export const nothingDone = {
  run: () => Promise.resolve(true),
  busy: false,
};
