import { useEffect, useState } from 'react';

/** How long nothing is shown before a wait becomes visible. */
export const WAIT_MS = 200;

/** False until `ms` have passed: what is ready sooner never flashes a placeholder. */
export function useDelayed(ms = WAIT_MS) {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    if (passed) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms, passed]);
  return passed;
}
