import { expect, test } from 'vitest';
import { blanksOf } from '#domain/cards/cloze/blanks.ts';
import type { CardContent } from '#domain/cards/content.ts';
import { clozeText } from '#domain/cards/summary.ts';
import { starterPackageSchema } from '#server/database/content/starter-package.ts';
import { STARTER_PACKAGES } from '#server/database/starter-packages.ts';

// What an editor's eye has found wrong in the starter content, and no rule would find again.

const cards = new Map<string, CardContent>(
  STARTER_PACKAGES.flatMap((file) => {
    const { slug, chapters } = starterPackageSchema.parse(file);
    return chapters.flatMap((chapter) => chapter.cards.map(({ key, content }) => [`${slug}/${key}`, content] as const));
  }),
);

/** All that a card says, as it is kept. */
const said = (where: string) => JSON.stringify(cards.get(where));

test('nobody is told to go through smoke: the way is back, door shut, help called', () => {
  const card = cards.get('general-knowledge/escape-fire');
  if (card?.type !== 'mcq.card') throw new Error('the card of the fire is gone');
  const right = card.options.filter(({ isAnswer }) => isAnswer).map(({ content }) => content);
  expect(right).toHaveLength(1);
  expect(right[0]).toMatch(/退回.*关.*门.*119/);
  expect(right[0]).not.toMatch(/捂|低姿|弯腰|冲/);
  expect(card.analysis).toMatch(/不要穿越浓烟.*湿布挡不住一氧化碳/);
  expect(card.analysis).toMatch(/烟还稀薄.*才压低身子/);
});

test.each([
  ['general-knowledge/burn-first-aid', /面积大、起大泡或伤在脸部/],
  ['general-knowledge/dead-sea', /陆地的?最低处[^之]/],
  ['first-characters/火', /人字两边/],
  ['first-characters/左', /一横一撇/],
  ['first-characters/右', /一横一撇/],
  ['first-characters/人', /"大","pinyin":"da4"\},\{"char":"人","pinyin":"ren5"/],
  ['classical-lines/liang-zhou-ci-wh', /几人回？/],
  ['classical-lines/bo-chuan-gua-zhou', /？"\}\]/],
  ['classical-lines/mo-mei', /我家洗砚池头树/],
  ['classical-lines/hui-xiang-ou-shu', /疏落.*cuī/],
  ['classical-lines/mu-jiang-yin', /新月初现/],
  ['classical-lines/shan-xing', /二月的春花/],
  ['english-words/conclude', /法官们/],
  ['english-words/persuade', /persuade the cat to come down/],
  ['english-words/star', /found north by a single star/],
  ['english-words/trophy', /third year running.*连续/],
  ['english-words/urgent', /转告/],
  ['english-words/diminish', /削弱/],
  ['english-words/optimistic', /医生乐观地认为/],
])('%s says %s', (where, words) => {
  expect(said(where)).toMatch(words);
});

test.each([
  ['general-knowledge/dead-sea', /最低处之一/],
  ['first-characters/雪', /雨遇冷/],
  ['first-characters/左', /横撇/],
  ['first-characters/右', /横撇/],
  ['first-characters/男', /力气|种田|干活/],
  ['english-words/conclude', /评判者/],
  ['english-words/diminish', /减少[^"]{0,6}敬意/],
  ['classical-lines/hui-xiang-ou-shu', /鬓发已白/],
])('%s does not say %s any more', (where, words) => {
  expect(said(where)).toBeDefined();
  expect(said(where)).not.toMatch(words);
});

test.each([
  ['classical-lines/mo-mei', ['墨痕', '清气']],
  ['classical-lines/yue-yang-lou-ji', ['庙堂', '江湖']],
  ['classical-lines/jing-ye-si', ['霜', '举头', '故乡']],
])('%s asks for %s, which stand nowhere else in it', (where, answers) => {
  const card = cards.get(where);
  if (card?.type !== 'cloze.card') throw new Error(`${where} is gone`);
  expect(blanksOf(card.content).map(({ text }) => text)).toEqual(answers);
  for (const answer of answers) expect(clozeText(card.content).split(answer)).toHaveLength(2);
});

test('no package of words promises of each word what only some have', () => {
  const { description } = starterPackageSchema.parse(STARTER_PACKAGES.find(({ slug }) => slug === 'english-words'));
  expect(description.zh).not.toMatch(/每个词[^；。]*容易混淆/);
});
