import { type RefObject, useEffect, useRef, useState } from 'react';
import { pictureOf } from './accepted.ts';

const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Files that are dropped on the card, or pasted while it is written: anywhere in the editor around the field. Beside it a file is
 * let go of in vain; the browser would leave the page and show it. Answers whether one is held over the card.
 */
export function useIncoming(
  field: RefObject<HTMLElement | null>,
  take: (file: File | undefined) => void,
  off: boolean,
) {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    if (off) return;
    const isIn = (place: Element | null | undefined, { target }: Event) => place?.contains(target as Node) ?? false;
    const isHere = (event: Event) => isIn(field.current?.parentElement, event);
    const hold = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      const here = isHere(event);
      if (!here && !event.defaultPrevented && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      event.preventDefault();
      setOver(here);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !carriesFile(event)) return;
      event.preventDefault();
      if (isHere(event) && event.dataTransfer) latest.current(pictureOf(event.dataTransfer));
    };
    // whether somebody took it is not asked: a text editor says so of whatever is pasted into it
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      const file = data && isHere(event) ? pictureOf(data) : undefined;
      // office programs put a picture of the words beside them
      if (!file || (data?.getData('text/plain') && !isIn(field.current, event))) return;
      event.preventDefault();
      latest.current(file);
    };
    const until = new AbortController();
    const { signal } = until;
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => until.abort();
  }, [field, off]);
  return over;
}
