import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What the browser makes of an element's style, measured anew when the theme or the fonts change. */
export function useResolved<Element extends HTMLElement, Value>(
  measure: (element: Element) => Value,
): [RefObject<Element | null>, Value | undefined] {
  const element = useRef<Element>(null);
  const [value, setValue] = useState<Value>();
  const latest = useRef(measure);
  useLayoutEffect(() => {
    latest.current = measure;
  });
  useLayoutEffect(() => {
    const look = () => element.current && setValue(latest.current(element.current));
    look();
    void document.fonts.ready.then(look);
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
    return () => watch.disconnect();
  }, []);
  return [element, value];
}
