import { useEffect, useState } from 'react';
import { WRONG_FLASH_MS } from '#domain/limits.ts';

/** True for 400 ms from each growth of the count of mistakes. */
export function useFlash(mistakes: number): boolean {
  const [settled, setSettled] = useState(mistakes);
  useEffect(() => {
    if (mistakes === settled) return;
    const timer = setTimeout(() => setSettled(mistakes), WRONG_FLASH_MS);
    return () => clearTimeout(timer);
  }, [mistakes, settled]);
  return mistakes !== settled;
}
