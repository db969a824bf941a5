import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a clamped element hides some of its text. Opened text hides nothing, so the last answer of the closed one stays. */
export function useOverflow(text: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = text.current;
    if (!element || open) return;
    // The observer calls between layout and paint of a frame; to measure here would have the page laid out twice.
    const observer = new ResizeObserver(() =>
      flushSync(() => setOverflows(element.scrollHeight > element.clientHeight + 1)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);

  return overflows;
}
