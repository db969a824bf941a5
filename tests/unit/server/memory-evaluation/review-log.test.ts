import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReviewLog } from '#server/memory-evaluation/review-log.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-log-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string, zone = 'UTC') {
  const path = join(folder, 'log.csv');
  await writeFile(path, text);
  return readReviewLog(path, zone);
}

const HEADER = 'card_id,review_time,review_rating,review_duration';
const at = (text: string) => Date.parse(text);
const csv = (...rows: (string | number)[][]) => [HEADER, ...rows.map((row) => row.join(','))].join('\n');
const short = (histories: readonly (readonly { row: number; elapsedDays: number; rating: number }[])[] | undefined) =>
  histories?.map((history) => history.map(({ row, elapsedDays, rating }) => [row, elapsedDays, rating]));

describe('a log with instants', () => {
  it('is put in order of time, card by card, in days of the zone and in days of UTC', async () => {
    // 07:50 and 08:10 in Shanghai: one day there, two days in UTC.
    const rows = [
      ['b', at('2026-03-02T00:10Z'), 4, 900],
      ['a', at('2026-03-01T23:50Z'), 3, 1000],
      ['a', at('2026-03-02T00:10Z'), 1, 2000],
      ['a', at('2026-03-05T01:00Z'), 3, 3000],
    ];
    const log = await read(csv(...rows), 'Asia/Shanghai');
    const [person] = log.people;
    expect(short(person?.kept)).toEqual([
      [
        [0, 0, 3],
        [2, 0, 1],
        [3, 3, 3],
      ],
      [[1, 0, 4]],
    ]);
    expect(short(person?.all)).toEqual([
      [
        [0, 0, 3],
        [2, 1, 1],
        [3, 3, 3],
      ],
      [[1, 0, 4]],
    ]);
    expect(person).toMatchObject({ cards: 2, days: 2, durationMs: 6900 });
    expect(log).toMatchObject({ reviews: 4, manual: 0, hasInstants: true });
  });

  it('needs no duration, takes columns in any order, quotes, spaces, a byte order mark, CRLF and empty lines', async () => {
    const text = `\uFEFFreview_rating, review_time ,"card_id"\r\n3,${at('2026-03-01')},"x, y"\r\n\r\n1,${at('2026-03-03')},"x, y"\r\n`;
    expect(short((await read(text)).people[0]?.kept)).toEqual([
      [
        [0, 0, 3],
        [1, 2, 1],
      ],
    ]);
  });

  it('leaves out what was moved by hand, and says how much', async () => {
    const log = await read(
      csv(['a', at('2026-03-01'), 3, ''], ['a', at('2026-03-02'), 0, ''], ['a', at('2026-03-03'), 3, '']),
    );
    expect(log).toMatchObject({ reviews: 2, manual: 1 });
    expect(short(log.people[0]?.kept)).toEqual([
      [
        [0, 0, 3],
        [1, 2, 3],
      ],
    ]);
  });

  it('keeps people apart', async () => {
    const time = at('2026-03-01');
    const log = await read(
      `user_id,card_id,review_time,review_rating\nx,a,${time},3\ny,a,${time},1\nx,a,${time + 86_400_000},3`,
    );
    expect(log.people.map(({ kept }) => short(kept))).toEqual([
      [
        [
          [0, 0, 3],
          [1, 1, 3],
        ],
      ],
      [[[0, 0, 1]]],
    ]);
  });
});

describe("the public benchmark's columns", () => {
  it('are days in the order of the file', async () => {
    const log = await read(
      'card_id,day_offset,rating,state,duration,elapsed_days,elapsed_seconds\n1,5,3,0,1000,-1,-1\n1,5,1,1,1000,0,60\n1,9,2,2,-5,4,345600',
    );
    expect(short(log.people[0]?.kept)).toEqual([
      [
        [0, 0, 3],
        [1, 0, 1],
        [2, 4, 2],
      ],
    ]);
    expect(log.people[0]?.durationMs).toBe(2000);
    expect(log.hasInstants).toBe(false);
  });
});

describe('a bad log', () => {
  const time = at('2026-03-01');
  it.each<[string, string, RegExp]>([
    ['nothing', '', /^there are no reviews$/],
    ['a header alone', HEADER, /^there are no reviews$/],
    ['another file', 'name,age\nx,3', /^line 1: the header has neither review_time .* nor day_offset/],
    ['a column missing', 'card_id,review_time\na,1', /^line 1: columns are missing: review_rating$/],
    ['a column twice', `${HEADER},card_id\na,1,1,1,1`, /^line 1: the column card_id is there twice$/],
    [
      'a rating beyond Easy',
      csv(['a', time, 3, 1], ['a', time, 5, 1]),
      /^line 3: review_rating is “5”, not a whole number from 0 to 4$/,
    ],
    ['a rating that is a word', csv(['a', time, 'good', 1]), /^line 2: review_rating is “good”/],
    ['no rating', csv(['a', time, '', 1]), /^line 2: review_rating is “”/],
    [
      'a time in seconds',
      csv(['a', Math.floor(time / 1000), 3, 1]),
      /^line 2: review_time is \d+: it is to be in milliseconds/,
    ],
    ['a time that is a date', csv(['a', '2026-03-01', 3, 1]), /^line 2: review_time is “2026-03-01”/],
    ['a time beyond this century', csv(['a', 9e15, 3, 1]), /^line 2: review_time/],
    ['a duration that is none', csv(['a', time, 3, 'long']), /^line 2: review_duration is “long”, not a number$/],
    ['no card', csv(['', time, 3, 1]), /^line 2: card_id is empty/],
    ['a field too few', csv(['a', time, 3]), /^line 2: 3 fields where the header has 4$/],
    ['empty lines before it', `${HEADER}\n\n\na,${time},7,1`, /^line 4: review_rating is “7”/],
    ['a quote never closed', `${HEADER}\n"a,${time},3,1\n${`b,${time},3,1\n`.repeat(2000)}`, /^line \d+: /],
    ['binary data', 'PK\u0003\u0004\0\0\0\n\0\0', /^line 1: /],
  ])('%s is named with its line', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('that is not there is told as the system tells it', async () => {
    await expect(readReviewLog(join(folder, 'none.csv'), 'UTC')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readReviewLog(folder, 'UTC')).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
