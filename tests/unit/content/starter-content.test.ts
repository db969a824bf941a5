import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureSets, isFigure, placeOf } from '#client/art/Illustration/figures.ts';
import { illustration } from '#client/art/Illustration/illustrations.ts';
import { blanksOf } from '#domain/cards/cloze/blanks.ts';
import type { CardContent, CardType, ClozeContent } from '#domain/cards/content.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { analysisText, clozeText } from '#domain/cards/summary.ts';
import { textWidth } from '#domain/cards/text-width.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import { buildExampleChoice, usableExamples } from '#domain/cards/word/example-choice.ts';
import { seededRandom } from '#domain/random.ts';
import { type StarterPackage, starterPackageSchema } from '#server/database/content/starter-package.ts';

const folder = new URL('../../../server/database/content/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const packages = files.map((name): StarterPackage => {
  const json: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  return starterPackageSchema.parse(json);
});

const cardsOf = (pkg: StarterPackage) => pkg.chapters.flatMap((chapter) => chapter.cards);

function contents<T extends CardType>(type: T) {
  return packages
    .flatMap(cardsOf)
    .flatMap(({ key, content }) =>
      content.type === type ? [{ key, card: content as Extract<CardContent, { type: T }> }] : [],
    );
}

/** What a reader sees of a text besides its blanks. */
const printed = (content: ClozeContent) =>
  content.map((paragraph) => paragraph.map((part) => ('cloze' in part ? '＿' : part.text)).join('')).join('\n');

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Whether the right options stand out: the longest of them by more than a third, or the shortest of all by as much. */
function tellsByLength(right: readonly string[], wrong: readonly string[]): boolean {
  const widths = { right: right.map(textWidth), wrong: wrong.map(textWidth) };
  const longest = Math.max(...widths.right) * 3 > Math.max(...widths.wrong) * 4;
  const shortest = Math.max(...widths.right) * 4 < Math.min(...widths.wrong) * 3;
  return longest || shortest;
}

/** The keys that occur with more than one value. */
function unsettled(pairs: readonly (readonly [string, string])[]): string[] {
  const first = new Map([...pairs].reverse());
  return pairs.flatMap(([key, value]) => (first.get(key) === value ? [] : [key]));
}

describe('starter packages', () => {
  test.each([
    ['classical-lines', 'CLOZE', 'cloze.card', 149],
    ['english-words', 'WORD', 'enWord.card', 120],
    ['english-beginner', 'WORD', 'enWord.card', 150],
    ['first-characters', 'KID_HANZI', 'kidHanzi.card', 105],
    ['general-knowledge', 'MCQ', 'mcq.card', 40],
  ])('%s holds %s cards only, at least as many as promised', (slug, cardType, type, least) => {
    const pkg = packages.find((candidate) => candidate.slug === slug) as StarterPackage;
    expect(pkg.cardType).toBe(cardType);
    expect(new Set(cardsOf(pkg).map(({ content }) => content.type))).toEqual(new Set([type]));
    expect(cardsOf(pkg).length).toBeGreaterThanOrEqual(least);
  });

  test('there is no file beside these five, and each is named by its slug', () => {
    expect(files.toSorted()).toEqual(packages.map(({ slug }) => `${slug}.json`).toSorted());
    expect(files).toHaveLength(5);
  });

  test.each(packages)('$slug has unique keys and chapters of 10 to 20 cards', (pkg) => {
    expect(duplicates(pkg.chapters.map(({ key }) => key))).toEqual([]);
    expect(duplicates(cardsOf(pkg).map(({ key }) => key))).toEqual([]);
    expect(pkg.chapters.filter(({ cards }) => cards.length < 10 || cards.length > 20)).toEqual([]);
    expect(pkg.style.themeColor).toMatch(/^#[0-9A-F]{6}$/);
  });

  test.each(packages)('$slug has cards that may be saved and are already in the form they are kept in', (pkg) => {
    const wrong = cardsOf(pkg).flatMap(({ key, content }) => {
      const problems = validateCardContent(content);
      return problems.length > 0 ? [{ key, problems }] : [];
    });
    expect(wrong).toEqual([]);
    for (const { content } of cardsOf(pkg)) expect(normaliseCardContent(content)).toEqual(content);
  });
});

describe('English words', () => {
  const words = contents('enWord.card');

  test.each(words)('$key has definition, both pronunciations, two examples and three distractors', ({ card }) => {
    expect(card.definition).toMatch(/^(n|v|adj|adv)\. .*\p{Script=Han}/u);
    expect(card.prons.map(({ language }) => language)).toEqual(['en-GB', 'en-US']);
    for (const { label } of card.prons) expect(label).toMatch(/^\/[ˈˌa-zæðŋɑɒɔəɛɜɡɪʃʊʌʒθː]+\/$/);
    expect(usableExamples(card)).toHaveLength(2);
    for (const { translation } of card.examples) expect(translation).toMatch(/\p{Script=Han}/u);
    expect(card.distrators).toHaveLength(3);
  });

  test.each(words)('$key has one gap in each example, and no distractor equals the answer or another', ({ card }) => {
    const texts = [card.word, ...card.distrators.map(({ word }) => word)];
    const meanings = [card.definition, ...card.distrators.map(({ definition }) => definition)];
    expect(duplicates([...texts, ...meanings])).toEqual([]);
    for (const example of card.examples) {
      const question = buildExampleChoice(
        { ...card, examples: [example] },
        { cardId: 1, difficulty: 1, alternates: [], random: seededRandom(1) },
      );
      expect(question.sentence.filter((part) => 'gap' in part)).toHaveLength(1);
    }
  });

  test.each(words)('$key is not told by the length of its meaning', ({ card }) => {
    const wrong = card.distrators.map(({ definition }) => definition);
    expect(tellsByLength([card.definition], wrong) ? [card.definition, ...wrong] : []).toEqual([]);
  });

  test('no article before a gap tells the word', () => {
    const vowel = (word: string) => /^(?:[aeio]|u(?!ni|su))/.test(word) && !/^(?:one|eu)/.test(word);
    const told = words.flatMap(({ key, card }) =>
      card.examples
        .filter(({ source }) => new RegExp(`\\ban? ${card.word}\\b`, 'i').test(source))
        .filter(() => card.distrators.some(({ word }) => vowel(word) !== vowel(card.word)))
        .map(({ source }) => `${key}: ${source}`),
    );
    expect(told).toEqual([]);
  });

  test('a word means the same wherever it is offered', () => {
    const meanings = words.flatMap(({ card }) => [card, ...card.distrators]);
    expect(unsettled(meanings.map(({ word, definition }) => [word, definition]))).toEqual([]);
  });

  test('words that are taken for others are told from them, in a line that names them', () => {
    const told = words.flatMap(({ key, card }) =>
      card.tabs.filter(({ title }) => title === '辨析').map(({ content }) => ({ key, word: card.word, content })),
    );
    expect(new Set(told.map(({ key }) => key)).size).toBeGreaterThanOrEqual(60);
    expect(duplicates(told.map(({ key }) => key))).toEqual([]);
    expect(duplicates(told.map(({ content }) => content))).toEqual([]);
    expect(told.filter(({ content }) => content.length > 70 || !/[；，]/.test(content))).toEqual([]);
    expect(told.filter(({ word, content }) => !content.includes(word))).toEqual([]);
  });

  test('enough words have a picture, each its own, and the art kit can draw it', () => {
    const pictures = words.flatMap(({ card }) => (card.illustration ? [card.illustration.assetId] : []));
    expect(pictures.length).toBeGreaterThanOrEqual(110);
    expect(duplicates(pictures)).toEqual([]);
    expect(pictures.filter((assetId) => illustration(assetId) === undefined)).toEqual([]);
  });
});

describe('classical lines', () => {
  const lines = contents('cloze.card');

  test.each(lines)('$key has one to four blanks in order, each with three or more distractors', ({ card }) => {
    const blanks = blanksOf(card.content);
    expect(blanks.map(({ group }) => group)).toEqual(['c1', 'c2', 'c3', 'c4'].slice(0, blanks.length));
    for (const { distrators } of blanks) expect(distrators.length).toBeGreaterThanOrEqual(3);
  });

  test.each(lines)('$key has distractors as long as the answer, none of them an answer of the card', ({ card }) => {
    const blanks = blanksOf(card.content);
    const answers = blanks.map(({ text }) => text);
    for (const { text, distrators, giveAwayDistrators } of blanks) {
      const wrong = [...distrators, ...giveAwayDistrators];
      expect(duplicates(wrong)).toEqual([]);
      expect(wrong.filter((option) => answers.includes(option))).toEqual([]);
      expect(wrong.filter((option) => option.length !== text.length)).toEqual([]);
    }
    expect(blanks.filter(({ giveAwayDistrators }) => giveAwayDistrators.length > 0).length).toBeLessThan(2);
  });

  test.each(lines)('$key prints no answer beside its blank', ({ card }) => {
    for (const content of [card.content, ...card.altContents]) {
      const answers = blanksOf(content).map(({ text }) => text);
      expect(answers.filter((answer) => printed(content).includes(answer))).toEqual([]);
      expect(
        answers.filter((answer, index) => answers.some((other, i) => i !== index && other.includes(answer))),
      ).toEqual([]);
    }
  });

  test('a choice of few blanks has four options of one length, and an obvious one four as well', () => {
    for (const { card } of lines.filter((line) => blanksOf(line.card.content).length <= 2))
      for (const { text, distrators, giveAwayDistrators } of blanksOf(card.content)) {
        expect(distrators.filter((option) => option.length === text.length).length).toBeGreaterThanOrEqual(3);
        expect([0, 3]).toContain(giveAwayDistrators.length);
      }
  });

  test('many lines have a single blank, each with four distractors and a set that gives it away', () => {
    const single = lines
      .filter(({ card }) => blanksOf(card.content).length === 1)
      .map(({ card }) => blanksOf(card.content));
    expect(single.length).toBeGreaterThanOrEqual(25);
    for (const [blank] of single) expect([blank?.distrators.length, blank?.giveAwayDistrators.length]).toEqual([4, 3]);
  });

  test.each(lines)('$key names title, dynasty and author first, and again with its meaning', ({ card }) => {
    const title = clozeText(card.content.slice(0, 1));
    const [, dynasty, author] = /^《.+》 (先秦|汉|东汉|北朝|唐|五代|宋|元|明|清)(?:·(.+))?$/.exec(title) ?? [];
    expect(card.analysis).toContain(dynasty);
    if (author !== undefined && author !== '佚名') expect(card.analysis).toContain(author);
    expect(card.analysis.length).toBeGreaterThan(25);
    expect(blanksOf(card.content).filter(({ text }) => title.includes(text))).toEqual([]);
  });

  /** The 75 pieces that the curriculum of 2022 recommends for the six years of primary school, by title, as often as it is named. */
  const PRIMARY =
    '江南 长歌行 敕勒歌 咏鹅 风 咏柳 回乡偶书 凉州词 登鹳雀楼 春晓 凉州词 出塞 芙蓉楼送辛渐 鹿柴 送元二使安西 九月九日忆山东兄弟 静夜思 古朗月行 望庐山瀑布 赠汪伦 黄鹤楼送孟浩然之广陵 早发白帝城 望天门山 别董大 绝句 春夜喜雨 绝句 江畔独步寻花 枫桥夜泊 滁州西涧 游子吟 早春呈水部张十八员外 渔歌子 塞下曲 望洞庭 浪淘沙 赋得古原草送别 池上 忆江南 小儿垂钓 悯农 悯农 江雪 寻隐者不遇 山行 清明 江南春 蜂 江上渔者 元日 泊船瓜洲 书湖阴先生壁 六月二十七日望湖楼醉书 饮湖上初晴后雨 惠崇春江晚景 题西林壁 夏日绝句 三衢道中 示儿 秋夜将晓出篱门迎凉有感 四时田园杂兴 四时田园杂兴 小池 晓出净慈寺送林子方 春日 观书有感 题临安邸 游园不值 乡村四月 墨梅 石灰吟 竹石 所见 村居 己亥杂诗'.split(
      ' ',
    );

  test('nothing that primary school recommends is missing, and all of it stands in a chapter of its grade', () => {
    expect(PRIMARY).toHaveLength(75);
    const { chapters } = packages.find(({ slug }) => slug === 'classical-lines') as StarterPackage;
    expect(chapters.map(({ title }) => title[0])).toEqual([...'一二三四五五六六七八高']);
    const titles = chapters
      .filter(({ title }) => /^[一二三四五六]年级/.test(title))
      .flatMap(({ cards }) => cards)
      .flatMap(({ content }) =>
        content.type === 'cloze.card' ? [/《([^（》]+)/.exec(clozeText(content.content.slice(0, 1)))?.[1]] : [],
      );
    const times = (list: readonly unknown[], title: string) => list.filter((other) => other === title).length;
    expect(PRIMARY.filter((title) => times(titles, title) < times(PRIMARY, title))).toEqual([]);
  });

  test('their file names where they are from', () => {
    expect(packages.find(({ slug }) => slug === 'classical-lines')?.sources?.join()).toContain('语文课程标准');
  });

  test('rephrasings ask for the same answers', () => {
    const rephrased = lines.filter(({ card }) => card.altContents.length > 0);
    expect(rephrased.length).toBeGreaterThanOrEqual(20);
    for (const { card } of rephrased) {
      const answers = blanksOf(card.content).map(({ text }) => text);
      for (const other of card.altContents) expect(blanksOf(other).map(({ text }) => text)).toEqual(answers);
    }
  });
});

describe('general knowledge', () => {
  test.each(contents('mcq.card'))('$key has four or more distinct options, a wrong one, and a reason', ({ card }) => {
    expect(card.options.length).toBeGreaterThanOrEqual(4);
    expect(duplicates(card.options.map(({ content }) => content))).toEqual([]);
    expect(card.options.some(({ isAnswer }) => !isAnswer)).toBe(true);
    expect(card.analysis.length).toBeGreaterThan(20);
  });

  test.each(contents('mcq.card'))('$key is not told by the length of its right option', ({ card }) => {
    const of = (right: boolean) =>
      card.options.flatMap(({ content, isAnswer }) => (isAnswer === right ? [content] : []));
    expect(tellsByLength(of(true), of(false)) ? card.options : []).toEqual([]);
  });

  test('advice in danger names who gives it', () => {
    const safety = packages.flatMap(({ chapters }) => chapters).find(({ key }) => key === 'safety');
    expect(safety?.cards.length).toBeGreaterThanOrEqual(10);
    for (const { content } of safety?.cards ?? [])
      expect(content.type === 'mcq.card' && content.analysis).toMatch(/据.+公开的.+。$/);
  });

  test('what is better seen has a diagram: phases of the moon, zones of time, the scale of a map', () => {
    const drawn = contents('mcq.card').filter(({ card }) => card.illustration !== null);
    expect(drawn.map(({ key }) => key)).toEqual(expect.arrayContaining(['moon-phases', 'time-zones', 'map-scale']));
    for (const { card } of drawn) expect(card.illustration?.alt?.length).toBeGreaterThan(5);
  });

  test('several cards have more than one right option', () => {
    const several = contents('mcq.card').filter(
      ({ card }) => card.options.filter(({ isAnswer }) => isAnswer).length > 1,
    );
    expect(several.length).toBeGreaterThanOrEqual(3);
  });
});

describe('pictures', () => {
  const figures = packages
    .flatMap(cardsOf)
    .flatMap(({ content }) => content.illustration?.assetId.slice('kit:'.length) ?? [])
    .filter(isFigure);

  test.each(figures.map((name) => [name] as const))('%s is drawn', async (name) => {
    const { set, own } = placeOf(name);
    expect((await figureSets.load(set))?.[own]?.inner).toMatch(/^</);
  });

  test('no figure is drawn that no card shows', async () => {
    const drawn = await Promise.all(
      figureSets.keys.map(async (set) =>
        Object.keys((await figureSets.load(set)) ?? {}).map((own) => `figure/${set}/${own}`),
      ),
    );
    expect(
      drawn.flat().filter((name) => !figures.some((shown) => shown.replace('thing/', 'figure/') === name)),
    ).toEqual([]);
  });
});

describe('first characters', () => {
  const characters = contents('kidHanzi.card');

  test.each(characters)('$key is one character with tone, used in a word of its analysis', ({ key, card }) => {
    const [own] = card.hanzi.flatMap(({ hanzi }) => hanzi);
    expect(own?.char).toBe(key);
    expect(own?.pinyin).toMatch(/^[a-z]+[1-4]$/);
    const groups = card.analysis.flatMap((item) => ('hanzi' in item ? [item.hanzi] : []));
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.filter((group) => !group.some(({ char }) => char === key))).toEqual([]);
    for (const { pinyin } of groups.flat()) expect(pinyin).toMatch(/^[a-z]+[1-5]$/);
    expect(groups.flat()).toContainEqual(own);
    expect(analysisText(card.analysis).length).toBeGreaterThan(12);
  });

  test.each(characters)('$key has a drawn picture, which is said in words too', ({ card }) => {
    expect(illustration(card.illustration?.assetId ?? '')).toBeDefined();
    expect(card.illustration?.alt?.length).toBeGreaterThan(1);
  });

  test('what was a picture once is shown beside it as it was written then', async () => {
    const said = characters.filter(({ key, card }) => card.illustration?.alt?.endsWith(`旁边是古时候的“${key}”字`));
    expect(said.length).toBeGreaterThanOrEqual(45);
    for (const { card } of said) {
      const name = card.illustration?.assetId.slice('kit:'.length) ?? '';
      if (!isFigure(name)) throw new Error(`${name} has no old form`);
      const { set, own } = placeOf(name);
      expect((await figureSets.load(set))?.[own]?.box).toBe('-1.5 -1.5 105 51');
    }
  });

  test('they begin with numbers, nature, body and family, and hold what a first reader needs', () => {
    const chapters = packages.find(({ slug }) => slug === 'first-characters')?.chapters ?? [];
    expect(chapters.slice(0, 4).map(({ key }) => key)).toEqual(['numbers-and-places', 'nature', 'body', 'family']);
    const taught = new Set(characters.map(({ key }) => key));
    expect([...'天地你我他女子石白红东西南北不有在'].filter((char) => !taught.has(char))).toEqual([]);
  });

  test('six in ten characters are shown or told as they were written of old', () => {
    const old = characters.filter(
      ({ card }) => card.illustration?.alt?.includes('古时候的') || analysisText(card.analysis).includes('古时'),
    );
    expect(old.length / characters.length).toBeGreaterThanOrEqual(0.6);
  });

  test('every character is in the font of the forms taught at school', () => {
    const font = readFileSync(new URL('../../../client/theme/kai.css', import.meta.url), 'utf8');
    const drawn = new Set(
      [...font.matchAll(/U\+([0-9a-f]+)/gi)].map(([, code]) => Number.parseInt(code as string, 16)),
    );
    const written = characters.flatMap(({ card }) =>
      [...card.hanzi, ...card.analysis].flatMap((item) =>
        'hanzi' in item ? item.hanzi.map(({ char }) => char) : [...item.text],
      ),
    );
    expect(written.filter((char) => /\p{Script=Han}/u.test(char) && !drawn.has(char.codePointAt(0) as number))).toEqual(
      [],
    );
  });

  test('a character has one reading throughout, but for the neutral tone', () => {
    const groups = characters.flatMap(({ card }) => [...card.hanzi, ...card.analysis]);
    const readings = groups.flatMap((item) => ('hanzi' in item ? item.hanzi : []));
    const stressed = readings.filter(({ pinyin }) => !pinyin.endsWith('5'));
    expect(unsettled(stressed.map(({ char, pinyin }) => [char, pinyin]))).toEqual([]);
  });
});
