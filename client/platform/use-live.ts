import { useEffect, useEffectEvent } from 'react';
import { keepAsking } from './live.ts';

/** Asks again about every `ms` while the component is shown; a failure leaves what is there. See {@link keepAsking}. */
export function useLive(refetch: () => Promise<unknown>, ms: number): void {
  const ask = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => keepAsking(() => ask(), ms), [ms]);
}
