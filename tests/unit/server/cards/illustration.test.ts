import { expect, it } from 'vitest';
import { illustrationOf } from '#server/modules/cards/card.service.ts';

it.each([
  ['{"illustration":{"assetId":"a1"}}', { assetId: 'a1' }],
  ['{"illustration": {"assetId": "a1"}}', { assetId: 'a1' }],
  ['{"text":"\\"illustration\\":{","illustration":{"assetId":"a1"}}', { assetId: 'a1' }],
  ['{"parts":[{"illustration":{"assetId":"a1"}}],"illustration":null}', null],
  ['{"word":"a","illustration":{"assetId":"a1","alt":"a } b"},"tabs":[]}', { assetId: 'a1', alt: 'a } b' }],
  ['{"word":"a","illustration":{"assetId":"a1"},"tabs":[{"illustration":{"assetId":"b"}}]}', { assetId: 'a1' }],
  ['{"word":{"illustration":{"assetId":"b"}},"illustration":{"assetId":"a1"}}', { assetId: 'a1' }],
  ['{"illustration":null}', null],
  ['{"text":"\\"illustration\\":{","illustration":null}', null],
  ['{"illustration":{}}', null],
  ['{"illustration":"a1"}', null],
  ['{}', null],
  ['null', null],
  ['not JSON', null],
])('the picture of %s is %o', (content, expected) => {
  expect(illustrationOf(content)).toEqual(expected);
});

// What costs most is the stack of an error, above all where it is told by source maps.
it('a card without a picture makes no error', () => {
  const before = Error.stackTraceLimit;
  let made = 0;
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => ++made && before });
  try {
    illustrationOf('{"illustration":null}');
    illustrationOf('{"illustration":{}}');
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, writable: true, value: before });
  }
  expect(made).toBe(0);
});
