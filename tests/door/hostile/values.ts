import fc from 'fast-check';

/** JSON text that no value prints to: numbers out of range, doubled keys, tokens of other languages. */
class Raw {
  constructor(private readonly text: string) {}
  toJSON(): string {
    return `\uE000${Buffer.from(this.text).toString('base64')}\uE001`;
  }
}

/** JSON of a value that may hold {@link Raw} parts. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(/"\uE000([^\uE001]*)\uE001"/g, (_, text: string) =>
    Buffer.from(text, 'base64').toString(),
  );

const RAW = [
  '1e400',
  '-1e400',
  '1E-400',
  '-0',
  '0.1e1',
  '9'.repeat(400),
  '{"a":1,"a":2}',
  '{"__proto__":{"roles":["system"]}}',
];
const MALFORMED = ['NaN', 'Infinity', 'undefined', '01', '0x10', "'text'", '[1,]', '{,}', '"\\u12"', '\u0000'];

const numbers: unknown[] = [
  0,
  -1,
  1.5,
  -1e-9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  Number.MAX_VALUE,
  5e-324,
];
const TEXTS = [
  '',
  ' ',
  'null',
  'true',
  '-0',
  '1e400',
  'NaN',
  '0x7fffffff',
  '１２３',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202eمرحبا',
  'é\u0301\u0301\u0301',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  '👩‍👩‍👧‍👦',
  "'; DROP TABLE users; --",
  "1' OR '1'='1",
  "' union select password_hash from users --",
  '$1',
  '%',
  '_',
  '\\',
  "\\' OR 1=1 --",
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd%00',
  '/proc/self/environ',
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '\r\nset-cookie: a=b',
  '=cmd|calc!A1',
  'nobody@example.com\r\nbcc: all@example.com',
];
const DATES = [
  '0000-00-00',
  '0000-01-01',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '10000-01-01',
  '1970-01-01',
  '2200-12-31',
  '2026-11-21T25:00:00Z',
  '2026-11-21T00:00:00.000Z',
  '2026-11-21T23:59:60Z',
  '9999-12-31T23:59:59.999Z',
  '2026-W12',
  'infinity',
  '-infinity',
  'epoch',
  'now',
];

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};

/** Text that somebody hopes a program stumbles over. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom(...DATES) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
  { weight: 1, arbitrary: fc.constantFrom('a', '面', '%', '\u0301', ' ', '@.').map((unit) => unit.repeat(5000)) },
);

/** A value of the wrong type, out of range, too long or too deep. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: hostileText },
  { weight: 8, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.double() },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { '': '' }) },
  { weight: 3, arbitrary: fc.constantFrom(...RAW).map((text) => new Raw(text)) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('constructor', 'prototype', 'toString', 'length', '$ne', '__typename')
      .map((key) => ({ [key]: { [key]: 1 } })),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 2000 }).map((depth) => nested(depth, (inner) => [inner])) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 2000 }).map((depth) => nested(depth, (input) => ({ input }))) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostileText, fc.integer({ min: 2, max: 1000 }))
      .map(([text, count]) => Array(count).fill(text.slice(0, 40))),
  },
);

/** Bodies that are no JSON, or none of ours. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...MALFORMED, ...RAW),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('[', '{"a":', '"').map((open) => open.repeat(3000)),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
);

const languages = fc.constantFrom(
  '',
  'en-US,en;q=0.9',
  'xx',
  '*',
  ',,,;q=',
  'zh'.repeat(3000),
  `${'en,'.repeat(2000)}`,
);
const times = fc.constantFrom(
  'UTC',
  'Mars/Olympus',
  '+25:00',
  'Etc/GMT+14',
  'x'.repeat(65),
  '../../etc/localtime',
  'Asia/Shanghai\u0000',
);
const jwt = fc.constantFrom(
  'null',
  'Bearer',
  'a.b.c',
  'x'.repeat(10_000),
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
  `${Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url')}..AAAA.AAAA.AAAA`,
  '.'.repeat(5000),
);
const debug = fc.constantFrom(
  '{',
  'null',
  '[]',
  '"text"',
  '{"futureTimestamp":8640000000000000}',
  '{"futureTimestamp":-8640000000000000}',
  '{"futureTimestamp":"+275760-09-13T00:00:00.000Z"}',
  '{"futureTimestamp":"0000-01-01T00:00:00Z"}',
  '{"futureTimestamp":"9999-12-31T23:59:59Z"}',
  '{"futureTimestamp":1e400}',
  '{"skipVerificationCode":"yes","__proto__":{"zeroPrice":true}}',
);
const contentTypes = fc.constantFrom(
  '',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json;;;',
  'application/json/json',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/graphql',
  'application/jsonp',
);

/** A header that no honest client sends: its name and value. */
export const hostileHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('token', 'authorization'), jwt) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('debug'), debug) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('content-type'), contentTypes) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('accept-language'), languages) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('time-zone'), times) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('idempotency-key'),
      fc.oneof(fc.constant('the same key twice'.replaceAll(' ', '-')), hostileText),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'br', 'identity', 'x', '')),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('content-length'), fc.constantFrom('0', '-1', 'NaN', '1e9', '5')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('transfer-encoding'), fc.constantFrom('chunked', 'gzip, chunked')) },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constantFrom(
        'accept',
        'origin',
        'client-type',
        'client-version',
        'client-channel',
        'x-forwarded-for',
        'cookie',
        'host',
        'if-none-match',
        'expect',
        'x-http-method-override',
      ),
      hostileText,
    ),
  },
);
