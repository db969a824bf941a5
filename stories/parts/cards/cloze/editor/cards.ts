import type { Cloze, ClozeCard, ClozeContent } from '#domain/cards/content.ts';

export const cloze = (group: string, text: string, more: Partial<Cloze> = {}) => ({
  cloze: { group, text, distrators: [], giveAwayDistrators: [], ...more },
});

export const cardOf = (content: ClozeContent, more: Partial<ClozeCard> = {}): ClozeCard => ({
  type: 'cloze.card',
  content,
  altContents: [],
  analysis: '',
  illustration: null,
  ...more,
});

export const photosynthesis = cardOf(
  [
    [
      { text: '光反应在' },
      cloze('c1', '类囊体薄膜'),
      { text: '上进行，水被光解，放出' },
      cloze('c2', '氧气'),
      { text: '，同时生成' },
      cloze('c3', 'ATP'),
      { text: ' 和' },
      cloze('c3', 'NADPH'),
      { text: '。' },
    ],
    [
      { text: '暗反应在' },
      cloze('c4', '叶绿体基质', { distrators: ['类囊体腔', '线粒体基质', '细胞质基质'] }),
      { text: '中进行，把 CO₂ 变成糖类，有光没光都行。' },
    ],
  ],
  {
    altContents: [
      [
        [
          { text: '水在' },
          cloze('c1', '类囊体薄膜'),
          { text: '上被光解，产物有' },
          cloze('c2', '氧气'),
          { text: '、' },
          cloze('c3', 'ATP'),
          { text: '和' },
          cloze('c3', 'NADPH'),
          { text: '；糖类在' },
          cloze('c4', '叶绿体基质'),
          { text: '里合成。' },
        ],
      ],
    ],
    analysis: '色素和 ATP 合酶都在膜上，所以光反应离不开膜；固定 CO₂ 的酶在基质里。',
  },
);

export const mountains = cardOf([
  [
    { text: '名山：' },
    cloze('c1', '泰'),
    { text: '、' },
    cloze('c2', '华'),
    { text: '、' },
    cloze('c3', '衡'),
    { text: '、' },
    cloze('c4', '恒'),
    { text: '、' },
    cloze('c5', '嵩'),
    { text: '；五岳之首在' },
    cloze('c6', '山东'),
    { text: '。' },
  ],
]);

const sentence = '淀粉、纤维素和糖原的单体都是葡萄糖，只是连法不同。';

/** A thousand characters with blanks of all nine groups. */
export const fullCard = cardOf([
  Array.from({ length: 9 }, (_, at) => [{ text: sentence.slice(0, 20) }, cloze(`c${at + 1}`, '葡萄糖')]).flat(),
  [{ text: sentence.repeat(40).slice(0, 1000 - 9 * 23) }],
]);

export const tooLong = cardOf([...fullCard.content, [{ text: '多糖、核酸和蛋白质都是由许多单体连成的多聚体' }]]);

export const verse = cardOf([
  [{ text: '空山新雨后，天气' }, cloze('c1', '晚来', { distrators: ['渔舟', '浣女'] }), { text: '秋。' }],
]);
