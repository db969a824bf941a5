import { type RefObject, useEffect } from 'react';
import { useAnyDialogOpen } from '#client/ui/Dialog/open-dialogs.ts';

/** Ctrl+K or Cmd+K goes to the search, unless a dialog covers the page. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>) {
  const covered = useAnyDialogOpen();
  useEffect(() => {
    if (covered) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.isComposing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [covered, input]);
}
