import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Options of the `debug` header, which the server honours outside production only. */
export interface DebugOptions {
  skipVerificationCode?: boolean;
  zeroPrice?: boolean;
  skipEnergyDeduction?: boolean;
  /** ISO instant that the server takes for now. */
  futureTimestamp?: string;
}

/** Debug options of this device. They outlive a reload, but for the date: nobody shall wonder for days which day it is. */
export const useDebugOptions = create<{ options: DebugOptions }>()(
  persist(() => ({ options: {} as DebugOptions }), {
    name: 'bread.debug',
    partialize: ({ options: { futureTimestamp: _, ...kept } }) => ({ options: kept }),
  }),
);

/** Changes some debug options; undefined takes one away. */
export const setDebugOptions = (change: DebugOptions) =>
  useDebugOptions.setState(({ options }) => ({ options: { ...options, ...change } }));

/** The header to send along, empty while no option is set. */
export function debugHeader(): { debug?: string } {
  const set = Object.entries(useDebugOptions.getState().options).filter(([, value]) => value);
  return set.length > 0 ? { debug: JSON.stringify(Object.fromEntries(set)) } : {};
}
