import type { CardContentInput } from '#domain/cards/content.ts';

const cloze = (group: string, text: string) => ({ cloze: { group, text, distrators: [], giveAwayDistrators: [] } });

/** One card of each kind, and a second line of verse. */
export const sampleCards: CardContentInput[] = [
  {
    type: 'cloze.card',
    content: [
      [{ text: '《使至塞上》 唐·王维' }],
      [{ text: '大漠孤烟' }, cloze('c1', '直'), { text: '，长河' }, cloze('c2', '落日'), { text: '圆。' }],
    ],
    analysis: '“直”写烟，“圆”写落日：一横一竖，画出了大漠的开阔。',
  },
  {
    type: 'enWord.card',
    word: 'generous',
    definition: 'adj. 慷慨的，大方的',
    prons: [{ label: '/ˈdʒenərəs/', language: 'en-US' }],
    examples: [{ source: 'She is generous with her time.', translation: '她很舍得花时间。' }],
    illustration: { assetId: 'kit:gift' },
  },
  {
    type: 'mcq.card',
    question: '为什么切洋葱会流泪？',
    options: [
      { content: '它放出一种刺激眼睛的气体', isAnswer: true },
      { content: '它的汁液溅进了眼睛', isAnswer: false },
      { content: '它的颜色太亮', isAnswer: false },
    ],
    analysis: '切开的洋葱会放出丙硫醛，遇到泪水变成弱酸。',
  },
  {
    type: 'kidHanzi.card',
    hanzi: [
      {
        hanzi: [
          { char: '春', pinyin: 'chun1' },
          { char: '天', pinyin: 'tian1' },
        ],
      },
    ],
    analysis: [
      {
        hanzi: [
          { char: '春', pinyin: 'chun1' },
          { char: '天', pinyin: 'tian1' },
        ],
      },
      { text: '来了' },
    ],
  },
  {
    type: 'cloze.card',
    content: [[{ text: '海内存' }, cloze('c1', '知己'), { text: '，天涯若' }, cloze('c2', '比邻'), { text: '。' }]],
  },
];

export const sampleContents = sampleCards.map((card) => JSON.stringify(card));
