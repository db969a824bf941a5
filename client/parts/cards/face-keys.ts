/** What a key asks of a face. `tab` tells apart the key that must not be taken away at the last blank. */
export type FaceKey =
  | { type: 'choose'; option: number }
  | { type: 'move'; step: 1 | -1; tab: boolean }
  | { type: 'submit' }
  | { type: 'space' };

const CHOOSING = '1234567890-=';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'keyCode'>;

/** The keys of the row of digits, `1` to `=`, choose options 1 to 12; Tab and arrows move, Enter hands in; null for anything else. */
export function readFaceKey({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing, keyCode }: Press): FaceKey | null {
  // 229 is what older engines say while an input method is composing.
  if (isComposing || keyCode === 229 || ctrlKey || altKey || metaKey) return null;
  const option = CHOOSING.indexOf(key);
  if (key.length === 1 && option >= 0) return { type: 'choose', option };
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
