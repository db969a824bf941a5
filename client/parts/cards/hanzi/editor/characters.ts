import type { HanziChar } from '#domain/cards/content.ts';
import { splitTone } from '#domain/cards/hanzi/pinyin.ts';
import type { CharReading } from './readings/readings-in.ts';

/** A character of the card while it is written: whose reading it is, the author's or a guess. */
export interface WrittenChar extends HanziChar {
  chosen: boolean;
}

/** The Chinese characters of what was typed, at most `max`. */
export const charactersIn = (text: string, max = Number.POSITIVE_INFINITY): string[] =>
  [...text].filter((char) => /\p{Script=Han}/u.test(char)).slice(0, max);

/** What stood before, character by character, in the places of a text that was changed in one place. */
export function kept(before: readonly WrittenChar[], chars: readonly string[]): WrittenChar[] {
  let start = 0;
  while (start < chars.length && before[start]?.char === chars[start]) start++;
  let end = 0;
  while (
    end < chars.length - start &&
    end < before.length - start &&
    before[before.length - 1 - end]?.char === chars[chars.length - 1 - end]
  )
    end++;
  return chars.map((char, at) => {
    const same =
      at < start ? before[at] : at >= chars.length - end ? before[before.length - (chars.length - at)] : undefined;
    return same ?? { char, pinyin: '', chosen: false };
  });
}

/** Readings guessed from the word, where the author has chosen none. */
export function guessed(chars: readonly WrittenChar[], readings: readonly CharReading[]): WrittenChar[] {
  return chars.map((one, at) => {
    const reading = readings[at];
    return one.chosen || reading?.char !== one.char ? one : { ...one, pinyin: reading.pinyin };
  });
}

/** A syllable with its tone number as it is stored, "lv4" and "lǜ" written apart from their marks; null where it is none. */
export function storedPinyin(typed: string): string | null {
  const plain = typed.trim().toLowerCase().normalize('NFD');
  const marked = { '\u0304': 1, '\u0301': 2, '\u030c': 3, '\u0300': 4 };
  let tone = 0;
  const letters = [...plain]
    .filter((letter) => {
      const number = marked[letter as keyof typeof marked];
      if (number) tone = number;
      return !number;
    })
    .join('')
    .normalize('NFC');
  if (tone > 0) return /^[a-zü]{1,6}$/.test(letters) ? `${letters}${tone}` : null;
  if (!/^(?:[a-zü]|u:){1,6}[0-5]?$/.test(letters)) return null;
  const { syllable, tone: said } = splitTone(letters);
  return `${syllable}${said}`;
}
