import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FileRoute, RawRoute, ServedFile } from '#server/kernel/raw.ts';
import { characterOf, syllableOf } from './characters.rules.ts';

const strokesDir = dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'));

/** The strokes of one character, from Make Me a Hanzi under the Arphic Public License. */
const strokes: FileRoute = {
  kind: 'file',
  path: '/strokes/:file',
  description:
    'Strokes of a character and their order, by its code point in hexadecimal: `6625.json`. Also `licence.txt`.',
  async read(_ctx, { file = '' }) {
    if (file === 'licence.txt') return served(join(strokesDir, 'ARPHICPL.TXT'), 'text/plain; charset=utf-8');
    const char = characterOf(file);
    return char === null ? null : served(join(strokesDir, `${char}.json`), 'application/json; charset=utf-8');
  },
};

/** A recorded syllable, where whoever runs the server has them. */
const pinyin: FileRoute = {
  kind: 'file',
  path: '/pinyin/:file',
  description: 'A spoken syllable with its tone, such as `chun1.mp3`; there are none unless PINYIN_DIR is set.',
  async read({ config }, { file = '' }) {
    const syllable = syllableOf(file);
    if (config.pinyinDir === null || syllable === null) return null;
    return served(join(config.pinyinDir, `${syllable}.mp3`), 'audio/mpeg');
  },
};

export const CHARACTER_ROUTES: readonly RawRoute[] = [strokes, pinyin];

/** A file of the disk, null where there is none. */
async function served(path: string, contentType: string): Promise<ServedFile | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  const status = await file.stat();
  if (!status.isFile()) {
    await file.close();
    return null;
  }
  return { stream: file.createReadStream(), bytes: status.size, contentType };
}
