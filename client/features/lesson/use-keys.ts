import { useEffect, useEffectEvent } from 'react';
import { useAnyDialogOpen } from '#client/ui/Dialog/open-dialogs.ts';

type Keys = Record<string, (() => void) | undefined>;

/**
 * Keys of the page, by `KeyboardEvent.key`. They rest under a dialog, in text fields, with a modifier and while an input
 * method composes; Enter also on a button that opens more. With `first` a key that is taken reaches nothing else.
 */
export function useKeys(keys: Keys, { first = false }: { first?: boolean } = {}) {
  const covered = useAnyDialogOpen();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isItsOwn(event)) return;
    const take = keys[event.key];
    if (!take || (event.defaultPrevented && !first)) return;
    event.preventDefault();
    if (first) event.stopImmediatePropagation();
    // A key held down would run through the lesson.
    if (!event.repeat) take();
  });
  useEffect(() => {
    if (covered) return;
    const pressed = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', pressed, first);
    return () => removeEventListener('keydown', pressed, first);
  }, [covered, first]);
}

/** A text field takes every key, a button that opens more its own Enter. */
const isItsOwn = ({ target, key }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select, [contenteditable="true"]') ||
    (key === 'Enter' && target.matches('button[aria-expanded]')));
