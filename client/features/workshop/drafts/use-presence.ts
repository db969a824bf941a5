import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Presence } from './presence.ts';

/** The other windows of whoever is logged in; null where there are none to be asked. */
export const PresenceContext = createContext<Presence | null>(null);

const never = () => () => undefined;

/** Says that this window has a card open, and whether another has it open too. */
export function useOpenElsewhere(cardId: number): boolean {
  const presence = use(PresenceContext);
  useEffect(() => presence?.enter(cardId), [presence, cardId]);
  return useSyncExternalStore(
    presence?.subscribe ?? never,
    useCallback(() => presence?.isElsewhere(cardId) ?? false, [presence, cardId]),
  );
}
