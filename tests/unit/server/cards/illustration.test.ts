import { expect, it } from 'vitest';
import { illustrationOf } from '#server/modules/cards/card.service.ts';

it.each([
  ['{"illustration":{"assetId":"a1"}}', { assetId: 'a1' }],
  ['{"illustration":null}', null],
  ['{"illustration":"a1"}', null],
  ['{}', null],
  ['null', null],
  ['not JSON', null],
])('the picture of %s is %o', (content, expected) => {
  expect(illustrationOf(content)).toEqual(expected);
});
