import { useEffect, useRef } from 'react';
import { useAnyDialogOpen } from '#client/ui/Dialog/open-dialogs.ts';
import { readFaceKey } from './face-keys.ts';

export interface FaceKeyHandlers {
  /** false once the face is over */
  enabled: boolean;
  choose?: (option: number) => void;
  /** answers whether there was somewhere to go; if not, the key keeps its usual meaning */
  move?: (step: 1 | -1, tab: boolean) => boolean;
  submit?: () => void;
  space?: () => void;
}

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
const CONTROLS = 'button, a[href], summary, [role="button"], [role="tab"]';

/** The keyboard of a face. It rests while a dialog is open, a text field has the focus or an input method composes. */
export function useFaceKeys(handlers: FaceKeyHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const covered = useAnyDialogOpen();
  const active = handlers.enabled && !covered;

  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (!event.defaultPrevented && !target.closest(FIELDS) && obey(event, target, latest.current)) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active]);
}

/** Whether the key was used up. A control that has the focus keeps its own Enter and Space. */
function obey(event: KeyboardEvent, target: Element, { choose, move, submit, space }: FaceKeyHandlers): boolean {
  const key = readFaceKey(event);
  const control = target.closest(CONTROLS);
  switch (key?.type) {
    case 'choose':
      if (!choose || event.repeat) return false;
      choose(key.option);
      return true;
    case 'move':
      return move?.(key.step, key.tab) ?? false;
    case 'submit':
      // Enter on a tick box means nothing of its own, so it hands in from there as well.
      if (!submit || event.repeat || (control && control.getAttribute('role') !== 'checkbox')) return false;
      submit();
      return true;
    case 'space':
      if (!space || event.repeat || control) return false;
      space();
      return true;
    default:
      return false;
  }
}
