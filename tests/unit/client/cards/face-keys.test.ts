import { describe, expect, it } from 'vitest';
import { readFaceKey } from '#client/parts/cards/face-keys.ts';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, keyCode: 0 };
const press = (key: string, more: Partial<typeof none> = {}) => readFaceKey({ key, ...none, ...more });

describe('readFaceKey', () => {
  it('chooses options 1 to 12 by the row of digits', () => {
    expect([...'1234567890-='].map((key) => press(key))).toEqual(
      Array.from({ length: 12 }, (_, option) => ({ type: 'choose', option })),
    );
  });

  it.each([
    ['Tab', false, { type: 'move', step: 1, tab: true }],
    ['Tab', true, { type: 'move', step: -1, tab: true }],
    ['ArrowRight', false, { type: 'move', step: 1, tab: false }],
    ['ArrowDown', false, { type: 'move', step: 1, tab: false }],
    ['ArrowLeft', false, { type: 'move', step: -1, tab: false }],
    ['ArrowUp', false, { type: 'move', step: -1, tab: false }],
    ['Enter', false, { type: 'submit' }],
    [' ', false, { type: 'space' }],
    ['a', false, null],
    ['F1', false, null],
  ])('reads %s (shift %s)', (key, shiftKey, expected) => {
    expect(press(key, { shiftKey })).toEqual(expected);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'means nothing with %o',
    (more) => {
      expect(press('1', more)).toBeNull();
    },
  );
});
