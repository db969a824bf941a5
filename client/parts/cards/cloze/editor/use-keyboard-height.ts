import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  const view = globalThis.visualViewport;
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

const height = () => {
  const view = globalThis.visualViewport;
  // Pinched in, the window shows less for another reason.
  if (!view || view.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
};

/** How much of the bottom of the page the keyboard on the screen covers, in px. */
export const useKeyboardHeight = () => useSyncExternalStore(subscribe, height, () => 0);
