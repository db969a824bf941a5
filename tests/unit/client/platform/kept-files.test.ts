import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptFile, tooMany } from '#client/platform/kept-files.ts';
import { fileOfSyllable } from '#domain/cards/hanzi/pinyin.ts';

describe('what goes when there is too much', () => {
  it.each<[number[], number, number]>([
    [[], 10, 0],
    [[5, 5], 10, 0],
    [[5, 5, 1], 10, 2],
    [[1, 1, 9], 10, 3],
    [[11], 10, 1],
    [[1, 9, 1, 1], 10, 2],
  ])('of %j with a limit of %i: the first %i', (sizes, limit, count) => {
    expect(tooMany(sizes, limit)).toBe(count);
  });

  it('is never more than needed, and leaves half at most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 30 }), fc.integer({ min: 1, max: 500 }), (sizes, limit) => {
        const sum = (list: number[]) => list.reduce((total, size) => total + size, 0);
        const count = tooMany(sizes, limit);
        if (sum(sizes) <= limit) {
          expect(count).toBe(0);
          return;
        }
        expect(sum(sizes.slice(count))).toBeLessThanOrEqual(limit / 2);
        expect(sum(sizes.slice(count - 1))).toBeGreaterThan(limit / 2);
      }),
    );
  });
});

describe('files of a lesson', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** A device's store in the order in which things came, and a server that counts. */
  function device(files: Record<string, string>) {
    const kept = new Map<string, Response>();
    const asked: string[] = [];
    const cache = {
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, answer: Response) => void kept.set(url, answer),
      keys: async () => [...kept.keys()],
      delete: async (url: string) => kept.delete(url),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      const text = files[url];
      return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
    });
    return { kept, asked };
  }

  it('are fetched once; what is not there is asked for again', async () => {
    const { asked } = device({ '/pinyin/chun1.mp3': 'sound' });
    for (let time = 0; time < 2; time++) {
      expect(await (await keptFile('audio', '/pinyin/chun1.mp3'))?.text()).toBe('sound');
      expect(await keptFile('audio', '/pinyin/xia4.mp3')).toBeNull();
    }
    expect(asked).toEqual(['/pinyin/chun1.mp3', '/pinyin/xia4.mp3', '/pinyin/xia4.mp3']);
  });

  it('beyond twenty megabytes the oldest go', async () => {
    const big = 'x'.repeat(8 * 1024 * 1024);
    const { kept } = device({ '/a': big, '/b': big, '/c': big });
    for (const url of ['/a', '/b', '/c']) await keptFile('images', url);
    expect([...kept.keys()]).toEqual(['/c']);
  });

  it('come without a store as well', async () => {
    device({ '/a': 'picture' });
    vi.stubGlobal('caches', undefined);
    expect(await (await keptFile('images', '/a'))?.text()).toBe('picture');
  });
});

it.each([
  ['chun1', 'chun1.mp3'],
  ['le', 'le5.mp3'],
  ['lü4', 'lv4.mp3'],
  ['lu:4', 'lv4.mp3'],
  ['春', null],
  ['../x1', null],
])('the recording of %s is %s', (pinyin, file) => {
  expect(fileOfSyllable(pinyin)).toBe(file);
});
