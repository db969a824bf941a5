import { useEffect, useRef } from 'react';

/**
 * Gives a heading the focus in the frame that first shows it, so that reading starts there, without moving the page. Not
 * before: the browser would lay out the page for it, and again for the frame.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return heading;
}
