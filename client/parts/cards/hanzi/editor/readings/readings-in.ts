import { pinyin, polyphonic } from 'pinyin-pro';

/** A character as it is read in its text, and the other ways it can be read; tone numbers 1 to 5. */
export interface CharReading {
  char: string;
  pinyin: string;
  /** all readings, that of this text first; one where there is no other */
  readings: string[];
}

/** The neutral tone is 5 on our cards; it is 0 in the library. */
const ours = (reading: string) => reading.replace(/0$/, '5');

/** The Chinese characters of a text in their order, each with its reading there. Other characters are left out. */
export function readingsIn(text: string): CharReading[] {
  const chars = [...text];
  const inText = pinyin(text, { toneType: 'num', type: 'array', nonZh: 'spaced' });
  const all = polyphonic(text, { toneType: 'num', type: 'array', nonZh: 'spaced' });
  return chars.flatMap((char, at) => {
    if (!/\p{Script=Han}/u.test(char)) return [];
    const here = ours(inText[at] ?? '');
    const others = (all[at] ?? []).map(ours).filter((reading) => reading !== here);
    return [{ char, pinyin: here, readings: [here, ...new Set(others)] }];
  });
}
