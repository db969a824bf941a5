import { type CardContentInput, type ClozeCard, cardContentSchema, type EnWordCard } from '#domain/cards/content.ts';

// Cards as the server keeps them, read by the schema that reads those of the server.
const card = <C extends CardContentInput>(content: C) =>
  cardContentSchema.parse(content) as Extract<ReturnType<typeof cardContentSchema.parse>, { type: C['type'] }>;

const blank = (group: string, text: string, distrators: string[] = [], giveAwayDistrators: string[] = []) => ({
  cloze: { group, text, distrators, giveAwayDistrators },
});
const text = (words: string) => ({ text: words });

export const autumnEvening: ClozeCard = card({
  type: 'cloze.card',
  content: [
    [text('《山居秋暝》 唐·王维')],
    [text('空山新雨后，天气晚来秋。')],
    [
      text('明月'),
      blank('c1', '松间', ['林下', '云中']),
      text('照，清泉'),
      blank('c2', '石上', ['溪边', '山前']),
      text('流。'),
    ],
    [
      text('竹喧归'),
      blank('c3', '浣女', ['归客', '牧童']),
      text('，莲动下'),
      blank('c4', '渔舟', ['扁舟', '客船']),
      text('。'),
    ],
    [text('随意春芳歇，王孙自可留。')],
  ],
  analysis: '雨后的秋山，月光、泉声、洗衣的姑娘和晚归的渔船。看不见人，先听见人。',
});

export const nanjing: ClozeCard = card({
  type: 'cloze.card',
  content: [
    [
      text('1842 年，清政府与英国签订《'),
      blank('c1', '南京条约', ['马关条约', '北京条约'], ['环球邮约']),
      text('》，割让香港岛，开放五处通商口岸。'),
    ],
  ],
  analysis: '第一次鸦片战争的结果。割让台湾的是甲午战争之后的条约。',
});

/** Five colours and a group without one, and answers too wide to stand side by side. */
export const photosynthesis: ClozeCard = card({
  type: 'cloze.card',
  content: [
    [
      text('光合作用的光反应在'),
      blank('c1', '类囊体薄膜上', ['叶绿体基质中']),
      text('进行，水被分解，放出'),
      blank('c2', '氧气', ['二氧化碳']),
      text('，同时形成'),
      blank('c3', 'ATP 和 NADPH', ['葡萄糖']),
      text('；暗反应在'),
      blank('c4', '叶绿体基质', []),
      text('中进行，把'),
      blank('c5', '二氧化碳固定并还原成糖类', []),
      text('，并不需要'),
      blank('c6', '光', []),
      text('。'),
    ],
  ],
  analysis: '先有光反应的产物，暗反应才能继续。',
});

export const longStatement: ClozeCard = card({
  type: 'cloze.card',
  content: [
    [
      text(
        '若夫淫雨霏霏，连月不开，阴风怒号，浊浪排空，日星隐曜，山岳潜形，商旅不行，樯倾楫摧，薄暮冥冥，虎啸猿啼。登斯楼也，则有',
      ),
      blank('c1', '去国怀乡', ['心旷神怡']),
      text(
        '，忧谗畏讥，满目萧然，感极而悲者矣。至若春和景明，波澜不惊，上下天光，一碧万顷，沙鸥翔集，锦鳞游泳，岸芷汀兰，郁郁青青。',
      ),
    ],
  ],
  analysis: '同一座楼，雨天与晴天两样心情。',
});

const word = (
  spelling: string,
  sound: string,
  definition: string,
  more: Partial<Omit<EnWordCard, 'type' | 'word' | 'definition' | 'prons'>> = {},
): EnWordCard =>
  card({
    type: 'enWord.card',
    word: spelling,
    definition,
    prons: [
      { label: sound, language: 'en-GB' },
      { label: sound, language: 'en-US' },
    ],
    ...more,
  });

export const reluctant = word('reluctant', '/rɪˈlʌktənt/', 'adj. 不情愿的；勉强的', {
  examples: [
    { source: 'She was reluctant to leave the warm kitchen.', translation: '她舍不得离开暖和的厨房。' },
    { source: 'He gave a reluctant smile and said yes.', translation: '他勉强笑了笑，答应了。' },
  ],
  distrators: [
    { word: 'resilient', definition: 'adj. 能迅速恢复的；有韧性的' },
    { word: 'abundant', definition: 'adj. 丰富的；充裕的' },
    { word: 'arrogant', definition: 'adj. 傲慢的；自大的' },
  ],
  tabs: [{ title: '词根', content: 're- 往回，luct 挣扎：脚往前，心往后。' }],
});

export const windmill = word('windmill', '/ˈwɪndmɪl/', 'n. 风车；风车磨坊', {
  illustration: { assetId: 'kit:windmill' },
});

export const longWord = word('counterrevolutionary', '/ˌkaʊntəˌrevəˈluːʃənəri/', 'adj. 反革命的', {
  examples: [
    {
      source:
        'The committee, which had been meeting in secret every night since the harvest failed, called every baker who refused to sell bread at the old price counterrevolutionary, although most of them had simply run out of flour, firewood, patience and, in the end, of customers who could still pay for anything at all.',
      translation: '委员会把每个不肯按旧价卖面包的人都叫作反革命。',
    },
  ],
  distrators: [
    { word: 'extraterritorial', definition: 'adj. 治外法权的；不受所在国法律管辖的，在境外生效的' },
    { word: 'incomprehensible', definition: 'adj. 无法理解的；怎么解释都听不明白的' },
    { word: 'interdisciplinary', definition: 'adj. 跨学科的；涉及两门或更多学问的' },
  ],
});

export const pictureWords = [
  windmill,
  word('oven', '/ˈʌvn/', 'n. 烤箱；烤炉', { illustration: { assetId: 'kit:oven' } }),
  word('jar', '/dʒɑː/', 'n. 罐子', { illustration: { assetId: 'kit:jar' } }),
  word('gift', '/ɡɪft/', 'n. 礼物', { illustration: { assetId: 'kit:gift' } }),
];

export const ribosome = card({
  type: 'mcq.card',
  question: '细胞中合成蛋白质的“车间”是哪一种细胞器？',
  options: ['线粒体', '叶绿体', '高尔基体', '核糖体'].map((content) => ({ content, isAnswer: content === '核糖体' })),
  analysis: '它没有膜，把氨基酸连成肽链，动植物细胞里都有。',
});

export const whereAtp = card({
  type: 'mcq.card',
  question: '植物细胞里，哪些地方可以产生 ATP？',
  options: ['细胞质基质', '线粒体基质', '线粒体内膜', '叶绿体类囊体膜', '液泡膜'].map((content) => ({
    content,
    isAnswer: content !== '液泡膜',
  })),
  analysis: '有氧呼吸第三阶段在哪里？光反应又在哪里？',
});

export const longQuestion = card({
  type: 'mcq.card',
  question: `下面是一段关于面包的话：${'酵母在温暖潮湿的面团里吃掉糖，放出二氧化碳，面筋像一张网把气留住，于是面团慢慢鼓起来。'.repeat(4)}这段话说的是哪一步？`,
  options: ['发酵', '揉面', '烘烤', '冷却'].map((content) => ({ content, isAnswer: content === '发酵' })),
});

const spring = [{ char: '春', pinyin: 'chun1' }];

export const springHanzi = card({
  type: 'kidHanzi.card',
  hanzi: [{ hanzi: spring }],
  analysis: [
    {
      hanzi: [...spring, { char: '天', pinyin: 'tian1' }, { char: '来', pinyin: 'lai2' }, { char: '了', pinyin: 'le' }],
    },
    { text: '，' },
    {
      hanzi: [
        { char: '柳', pinyin: 'liu3' },
        { char: '树', pinyin: 'shu4' },
        { char: '发', pinyin: 'fa1' },
        { char: '芽', pinyin: 'ya2' },
      ],
    },
    { text: '。' },
  ],
});

export const otherHanzi = (
  [
    ['夏', 'xia4'],
    ['秋', 'qiu1'],
    ['冬', 'dong1'],
  ] as const
).map(([char, pinyin]) =>
  card({
    type: 'kidHanzi.card',
    hanzi: [{ hanzi: [{ char, pinyin }] }],
    analysis: [{ text: '一年四季。' }],
  }),
);
