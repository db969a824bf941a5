import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let spoken: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinyin-'));
  await writeFile(join(folder, 'chun1.mp3'), 'ID3 chun');
  await writeFile(join(folder, 'secret.txt'), 'not for anybody');
  app = await startTestApp();
  spoken = await startTestApp({ env: { PINYIN_DIR: folder } });
});
afterAll(async () => {
  await app.stop();
  await spoken.stop();
  await rm(folder, { recursive: true });
});

const get = (on: TestApp, path: string) => on.api.send('GET', path, undefined, {});

it('answers the strokes of one character, for ever the same, and their licence', async () => {
  const spring = await get(app, '/strokes/6625.json');
  expect(spring.status).toBe(200);
  expect(spring.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(spring.body).toMatchObject({ strokes: { length: 9 }, medians: { length: 9 } });
  const licence = await get(app, '/strokes/licence.txt');
  expect(licence.status).toBe(200);
  expect(licence.headers['content-type']).toBe('text/plain; charset=utf-8');
});

it.each([
  '/strokes/3ffff.json',
  '/strokes/package.json',
  '/strokes/2e.json',
  '/strokes/..%2Fpackage.json',
  '/strokes/2f2f.json',
  '/strokes/',
  '/pinyin/chun1.mp3',
])('has nothing at %s', async (path) => {
  expect((await get(app, path)).status).toBe(404);
});

it('answers the syllables that whoever runs it has, and nothing else of their folder', async () => {
  const chun = await get(spoken, '/pinyin/chun1.mp3');
  expect(chun.status).toBe(200);
  expect(chun.headers['content-type']).toBe('audio/mpeg');
  for (const path of ['chun2.mp3', 'secret.txt', '..%2Fchun1.mp3', '%2e%2e/secret.txt', 'CHUN1.mp3'])
    expect((await get(spoken, `/pinyin/${path}`)).status, path).toBe(404);
});
