import type { KeyboardEvent } from 'react';

/**
 * Escape on something that is being carried: it is put back, and nothing around, such as a drawer, closes. What puts it back
 * listens on the document for the place of the key; what closes goes by its name.
 */
export function putBack(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  document.dispatchEvent(new window.KeyboardEvent('keydown', { code: 'Escape', cancelable: true }));
}
