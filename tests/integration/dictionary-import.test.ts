import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { searchDictionary } from '#server/modules/dictionary/dictionary.service.ts';
import { importEcdict, NotEcdict } from '#server/modules/dictionary/import.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

const ROWS = 200_000;
/** How much more memory a whole import may take than its first tenth. */
const GROWTH_BYTES = 60 * 1024 * 1024;
const HEADER = 'word,phonetic,definition,translation,pos,collins,oxford,tag,bnc,frq,exchange,detail,audio';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'ecdict-'));
const path = (name: string) => join(folder, name);
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = (name: string) => importEcdict(databaseOf(app.source), path(name), () => new Date());
const search = (keyword: string) => searchDictionary(contextOf(app.source, { userId: 1 }), keyword);
const imported = async () =>
  (await app.sql<{ n: number }>('SELECT count(*)::int AS n FROM dictionary_word WHERE NOT own'))[0]?.n;

/** `letters(27)` is `ab`: a word for each number. */
const letters = (number: number): string =>
  (number >= 26 ? letters(Math.floor(number / 26) - 1) : '') + String.fromCharCode(97 + (number % 26));

interface Told {
  kind: string;
  rows: number;
  rss: number;
}

/** Imports in a process of its own; `onTold` may kill it. Answers all it told. */
async function importApart(file: string, onTold: (told: Told, child: ChildProcess) => void = () => undefined) {
  const { url } = app.source.options as unknown as { url: string };
  const child = spawn(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'tests/support/import-dictionary.ts', path(file), url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const all: Told[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const told = JSON.parse(line) as Told;
    all.push(told);
    onTold(told, child);
  }
  return all;
}

describe('an import', () => {
  it('reads quotes, line ends in letters and doubles, and skips what is no entry', async () => {
    writeFileSync(
      path('small.csv'),
      `\uFEFF${HEADER}\n` +
        `quokka,'kwɒkə,n a small marsupial,"n. 短尾矮袋鼠\\n[网络] 笑容""最美""的动物",,,,,0,0,,,\n` +
        'quokka,,,n. 后一行为准,,,,,0,4000,,,\n' +
        'Quokka,,,n. 人名,,,,,0,0,,,\n' +
        '=1+1,,,n. 公式,,,,,0,0,,,\n' +
        'unexplained,,,,,,,,0,0,,,\n' +
        'short,row\n' +
        'bread,bred,,n. 不该盖过我们自己的,,,,,1,1,,,\n',
    );
    expect(await read('small.csv')).toEqual({ rows: 7, skipped: 3, before: 'nothing' });
    expect((await search('quokka')).map(({ spelling, explain }) => [spelling, explain])).toEqual([
      ['quokka', 'n. 后一行为准'],
      ['Quokka', 'n. 人名'],
    ]);
    expect((await search('bread'))[0]?.explain).toMatch(/面包/);
  });

  it('leaves a file alone that is read already', async () => {
    const before = await app.sql("SELECT xmin FROM dictionary_word WHERE spelling = 'quokka'");
    expect(await read('small.csv')).toEqual({ rows: 7, skipped: 0, before: 'all' });
    expect(await app.sql("SELECT xmin FROM dictionary_word WHERE spelling = 'quokka'")).toEqual(before);
  });

  it('takes the corrections of a newer file', async () => {
    writeFileSync(path('newer.csv'), `${HEADER}\nquokka,'kwɒkə,,n. 短尾矮袋鼠,,,,,0,4000,,,\n`);
    await read('newer.csv');
    expect((await search('quokka'))[0]).toMatchObject({
      phoneticUk: "/'kwɒkə/",
      phoneticUs: null,
      explain: 'n. 短尾矮袋鼠',
    });
  });

  it.each([
    ['other columns', 'spelling,meaning\na,b\n', /columns are missing: word/],
    ['nothing', '', /no rows/],
    ['a header alone', `${HEADER}\n`, /no rows/],
    ['a quote without end', `${HEADER}\na,,,"${'没完 '.repeat(100_000)}`, /line 2/],
  ])('of a file with %s says so', async (name, text, message) => {
    writeFileSync(path(`${name}.csv`), text);
    const before = await imported();
    const result = await read(`${name}.csv`).catch((error: unknown) => error);
    expect(result).toBeInstanceOf(NotEcdict);
    expect((result as Error).message).toMatch(message);
    expect(await imported()).toBe(before);
  });

  it('of a file that is not there fails', async () => {
    await expect(read('absent.csv')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('of many rows keeps its memory, survives being killed and goes on from there', { timeout: 240_000 }, async () => {
    const rows = function* () {
      yield `${HEADER}\n`;
      for (let row = 0; row < ROWS; row++)
        yield `zz${letters(row)},fəˈnetɪk,"n definition ${row}","n. 第 ${row} 个词\\nv. 做第 ${row} 件事，${'很长的解释'.repeat(10)}",,,,,${row},0,,,\n`;
    };
    await pipeline(rows, createWriteStream(path('large.csv')));
    const before = (await imported()) ?? 0;

    const killed = await importApart('large.csv', ({ rows: done }, child) => {
      if (done >= ROWS / 2) child.kill('SIGKILL');
    });
    expect(killed.at(-1)?.kind).toBe('progress');
    const kept = (await imported()) ?? 0;
    expect(kept - before).toBeGreaterThanOrEqual(ROWS / 2);
    expect(kept - before).toBeLessThan(ROWS);

    const rest = await importApart('large.csv');
    expect(rest[0]?.rows).toBeGreaterThan(ROWS / 2);
    expect(rest.at(-1)).toMatchObject({ kind: 'part', rows: ROWS });
    expect(await imported()).toBe(before + ROWS);
    expect((await search(`zz${letters(ROWS - 1)}`))[0]?.explain).toContain(`第 ${ROWS - 1} 个词`);

    const peak = (told: Told[]) => Math.max(...told.map(({ rss }) => rss));
    for (const run of [killed, rest])
      expect(peak(run) - peak(run.slice(0, Math.ceil(run.length / 10)))).toBeLessThan(GROWTH_BYTES);
    expect((await importApart('large.csv')).map(({ kind }) => kind)).toEqual(['all']);
  });
});
