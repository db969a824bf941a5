import { useEffect, useState } from 'react';
import { SPINNER_DELAY_MS } from '#domain/limits.ts';

/** False until `ms` have passed: what is ready sooner never flashes a placeholder. */
export function useDelayed(ms = SPINNER_DELAY_MS) {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    if (passed) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms, passed]);
  return passed;
}
