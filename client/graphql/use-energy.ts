import { useEffect } from 'react';
import { serverNow } from '#client/platform/server-clock.ts';
import { useNow } from '#client/platform/use-now.ts';
import { useEnergyQuery } from './generated/shared.ts';

/** Bread of the learner with the time to the next one; asks the server again when that time comes. */
export function useEnergy() {
  const { data, refetch } = useEnergyQuery();
  const energy = data?.energy;
  const tickAt = energy?.nextTickAt ? Date.parse(energy.nextTickAt) : null;
  const now = useNow(tickAt === null ? null : 1000, serverNow);
  const due = tickAt !== null && now >= tickAt;
  useEffect(() => {
    if (due) void refetch().catch(() => undefined);
  }, [due, refetch]);
  return { energy, msToNext: tickAt === null ? null : Math.max(0, tickAt - now) };
}
