/** What a key asks of a face. `tab` tells apart the key that must not be taken away at the last blank. */
export type FaceKey =
  | { type: 'choose'; option: number }
  | { type: 'move'; step: 1 | -1; tab: boolean }
  | { type: 'submit' }
  | { type: 'space' };

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'keyCode'>;

/** 1 to 9 and 0 choose options 1 to 10, Tab and arrows move, Enter hands in; null for anything else. */
export function readFaceKey({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing, keyCode }: Press): FaceKey | null {
  // 229 is what older engines say while an input method is composing.
  if (isComposing || keyCode === 229 || ctrlKey || altKey || metaKey) return null;
  if (/^\d$/.test(key)) return { type: 'choose', option: (Number(key) + 9) % 10 };
  switch (key) {
    case 'Tab':
      return { type: 'move', step: shiftKey ? -1 : 1, tab: true };
    case 'ArrowRight':
    case 'ArrowDown':
      return { type: 'move', step: 1, tab: false };
    case 'ArrowLeft':
    case 'ArrowUp':
      return { type: 'move', step: -1, tab: false };
    case 'Enter':
      return { type: 'submit' };
    case ' ':
      return { type: 'space' };
    default:
      return null;
  }
}
