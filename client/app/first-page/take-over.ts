import { useLayoutEffect } from 'react';
import { nextTask } from '#client/platform/next-task.ts';

/**
 * In the frame in which the page is there, so that nothing flashes: takes away what waited for it, and presses the button
 * that was pressed on the drawn page before (`scripts/support/boot-plugin.mjs` notes which).
 */
export function useTakeOver() {
  useLayoutEffect(() => {
    document.getElementById('oven')?.remove();
    const root = document.getElementById('root');
    const { pressed } = root?.dataset ?? {};
    if (!root || root.dataset.live === 'yes') return;
    root.dataset.live = 'yes';
    // A task later, when React can bring a part to life that is pressed.
    if (pressed) void nextTask().then(() => root.querySelectorAll('button')[Number(pressed)]?.click());
  }, []);
}
