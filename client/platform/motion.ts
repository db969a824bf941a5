import { useSyncExternalStore } from 'react';
import { usePreferences } from './preferences.ts';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void) {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether movement is to become a change of opacity: asked by the system or by the learner. */
export function useReducedMotion() {
  const system = useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
  return usePreferences((preferences) => preferences.reduceMotion) || system;
}
