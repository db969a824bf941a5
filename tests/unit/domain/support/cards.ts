import {
  type CardContentInput,
  type ClozeCard,
  cardContentSchema,
  type EnWordCard,
  type KidHanziCard,
  type McqCard,
} from '#domain/cards/content.ts';

const parse = (input: CardContentInput) => cardContentSchema.parse(input);

/** A cloze card whose blanks stand between plain text. */
export function clozeCard(
  blanks: { text: string; distrators?: string[]; giveAwayDistrators?: string[] }[],
  more: Partial<ClozeCard> = {},
): ClozeCard {
  const parts = blanks.flatMap((blank, index) => [
    { text: `第${index}句` },
    { cloze: { group: `c${index + 1}`, ...blank } },
  ]);
  return { ...(parse({ type: 'cloze.card', content: [[...parts, { text: '。' }]] }) as ClozeCard), ...more };
}

export function wordCard(word: string, definition: string, more: Partial<EnWordCard> = {}): EnWordCard {
  return { ...(parse({ type: 'enWord.card', word, definition }) as EnWordCard), ...more };
}

export function mcqCard(options: [string, boolean][], more: Partial<McqCard> = {}): McqCard {
  const listed = options.map(([content, isAnswer]) => ({ content, isAnswer }));
  return { ...(parse({ type: 'mcq.card', question: '哪一个？', options: listed }) as McqCard), ...more };
}

/** Characters and pinyin in pairs: hanziCard('春', 'chun1'). */
export function hanziCard(chars: string, pinyin: string, more: Partial<KidHanziCard> = {}): KidHanziCard {
  const readings = pinyin.split(' ');
  const hanzi = [...chars].map((char, index) => ({ char, pinyin: readings[index] ?? '' }));
  const analysis = [{ text: '读一读：' }, { hanzi }];
  return { ...(parse({ type: 'kidHanzi.card', hanzi: [{ hanzi }], analysis }) as KidHanziCard), ...more };
}
