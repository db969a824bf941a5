import { pronounce } from '#client/platform/speech.ts';
import type { HanziChar } from '#domain/cards/content.ts';
import { charsOf, fileOfSyllable } from '#domain/cards/hanzi/pinyin.ts';

/** False once the server had no recording for the first syllable that was asked for: then it has none at all. */
let recorded: boolean | undefined;

/** Reads characters aloud: syllable by syllable as they were recorded, else by a voice. Answers whether that could be heard. */
export async function sayHanzi(hanzi: readonly HanziChar[]): Promise<boolean> {
  return (await sayRecorded(hanzi)) || pronounce(charsOf(hanzi), 'zh-CN');
}

async function sayRecorded(hanzi: readonly HanziChar[]): Promise<boolean> {
  const files = hanzi.map(({ pinyin }) => fileOfSyllable(pinyin));
  if (recorded === false || files.length === 0) return false;
  // Many servers have none, and most pages with a reading play nothing.
  const { playRecording } = await import('#client/platform/recordings.ts');
  for (const file of files) {
    const played = file === null ? 'absent' : await playRecording(`/pinyin/${file}`);
    if (file !== null && played !== 'failed') recorded ??= played === 'heard';
    // A word that is half recorded is read as a whole.
    if (played !== 'heard') return false;
  }
  return true;
}
