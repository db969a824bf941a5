import { useEffect, useRef } from 'react';
import { useAnyDialogOpen } from '#client/ui/Dialog/open-dialogs.ts';

interface WorkshopKeys {
  onNext: () => void;
  onAi: () => void;
  onPreview: () => void;
}

/**
 * Keys that work anywhere on the bench: Ctrl Enter the next card, Ctrl K what AI can do, Ctrl Shift P the preview, F6 the next part
 * of the bench.
 */
export function useWorkshopKeys(keys: WorkshopKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const covered = useAnyDialogOpen();
  useEffect(() => {
    if (covered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        void import('./go-round.ts').then(({ goRound }) => goRound(event.shiftKey));
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat) return;
      const key = event.key.toLowerCase();
      // a text editor claims every Enter, also those that it has no use for
      if (event.defaultPrevented && key !== 'enter') return;
      const act =
        key === 'enter'
          ? latest.current.onNext
          : key === 'k'
            ? latest.current.onAi
            : key === 'p' && event.shiftKey
              ? latest.current.onPreview
              : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [covered]);
}
