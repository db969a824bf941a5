import { useEffect, useRef } from 'react';

const ELSEWHERE = 'input, textarea, [contenteditable="true"], [role="dialog"]';

/** Cards that are pasted while nothing is written, also where there is no row yet that could have the focus. */
export function usePaste(onPaste: (data: DataTransfer) => boolean) {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      if (latest.current(event.clipboardData)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
