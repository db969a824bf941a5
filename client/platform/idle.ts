import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** Time a page is left alone after it was loaded, before it fetches what may be needed later. */
const QUIET_MS = 2000;

// Not in every browser of the platforms: there the time alone decides.
const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : work());

/**
 * Fetches something once the page is painted and quiet for 2 s, or after the first touch or key. `fetch` is to be the same
 * function each time; a failure is left to whoever asks again.
 */
export function useWhenIdle(fetch: () => Promise<unknown>) {
  useEffect(() => {
    const signs = ['pointerdown', 'keydown'] as const;
    let done = false;
    const go = () => {
      if (done) return;
      done = true;
      stop();
      void fetch().catch(() => undefined);
    };
    // What the touch or key itself does comes first.
    const soon = () => afterPaint(() => whenIdle(go));
    const timer = setTimeout(() => whenIdle(go), QUIET_MS);
    const stop = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, soon);
    };
    for (const sign of signs) addEventListener(sign, soon, { passive: true, once: true });
    return () => {
      done = true;
      stop();
    };
  }, [fetch]);
}
