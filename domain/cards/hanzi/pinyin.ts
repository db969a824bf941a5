import type { HanziChar } from './content.ts';

const marks: Record<string, string> = {
  a: 'āáǎà',
  e: 'ēéěè',
  i: 'īíǐì',
  o: 'ōóǒò',
  u: 'ūúǔù',
  ü: 'ǖǘǚǜ',
};

/** A syllable and its tone: 1 to 4, or 5 for the neutral tone, which may also be written 0 or left out. */
export function splitTone(pinyin: string): { syllable: string; tone: number } {
  const match = /^(\D*)([0-5])?$/.exec(pinyin.trim().toLowerCase());
  if (!match) return { syllable: pinyin.trim(), tone: 5 };
  const syllable = (match[1] as string).replace(/u:|v/g, 'ü');
  return { syllable, tone: Number(match[2] ?? 5) || 5 };
}

/**
 * Tone number to tone mark: "chun1" is "chūn", "lv4" is "lǜ". The mark stands on a or e, on the o of ou,
 * otherwise on the last vowel (GB/T 16159). Text of another form comes back unchanged.
 */
export function withToneMark(pinyin: string): string {
  const { syllable, tone } = splitTone(pinyin);
  if (tone === 5) return syllable;
  const preferred = ['a', 'e', 'ou'].map((vowel) => syllable.indexOf(vowel)).find((at) => at >= 0);
  const at = preferred ?? [...syllable].findLastIndex((letter) => letter in marks);
  const vowel = syllable[at];
  if (vowel === undefined) return syllable;
  return syllable.slice(0, at) + marks[vowel]?.[tone - 1] + syllable.slice(at + 1);
}

export function charsOf(hanzi: readonly HanziChar[]): string {
  return hanzi.map(({ char }) => char).join('');
}

/** The reading with tone marks, syllables apart: "chūn tiān". */
export function readingOf(hanzi: readonly HanziChar[]): string {
  return hanzi.map(({ pinyin }) => withToneMark(pinyin)).join(' ');
}

/** The name a recording of a syllable has, `chun1.mp3` or `lv4.mp3`; null for what is no syllable. */
export function fileOfSyllable(pinyin: string): string | null {
  const { syllable, tone } = splitTone(pinyin);
  const name = syllable.replaceAll('ü', 'v');
  return /^[a-z]{1,6}$/.test(name) ? `${name}${tone}.mp3` : null;
}
