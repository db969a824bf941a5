import { useState } from 'react';
import { serverNow } from '#client/platform/server-clock.ts';
import { dayAfter, mayRestUntil, ownDay } from './days.ts';

/** Which of the lengths is chosen, or a day of one's own. */
export const OWN_DAY = 'own';

/** The day until which something rests: so many days from today, or one that is chosen. */
export function useRestDay(initialDays: number) {
  const today = ownDay(new Date(serverNow()));
  const [length, setLength] = useState(String(initialDays));
  const [ownUntil, setOwnUntil] = useState(dayAfter(today, initialDays));
  const until = length === OWN_DAY ? ownUntil : dayAfter(today, Number(length));
  return { today, length, setLength, ownUntil, setOwnUntil, until, possible: mayRestUntil(today, until) };
}

export type RestDay = ReturnType<typeof useRestDay>;
