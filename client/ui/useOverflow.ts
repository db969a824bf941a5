import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What may hang below the last line without a line being hidden, such as the edge of a gap, px: half a line of the smallest text. */
const HANGING = 8;

/** Whether a clamped element hides some of its text. Opened text hides nothing, so the last answer of the closed one stays. */
export function useOverflow(text: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || open) return;
    // The observer calls between layout and paint of a frame; to measure here would have the page laid out twice.
    const observer = new ResizeObserver(() =>
      flushSync(() => setOverflows(element.scrollHeight > element.clientHeight + HANGING)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);

  return overflows;
}
