import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels that the rounding of a zoomed page may leave. */
const SLACK_PX = 2;

/** At which sides a row that scrolls hides something. */
export function useHiddenSides(row: RefObject<HTMLElement | null>) {
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      setBefore(element.scrollLeft > SLACK_PX);
      setAfter(element.scrollLeft + element.clientWidth < element.scrollWidth - SLACK_PX);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);

  return { before, after };
}
