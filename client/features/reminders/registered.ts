import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { accountOf, currentToken } from '#client/platform/session.ts';

interface Registered {
  /** The account that this device was registered for, and its name with the server; null where it was not. */
  account: string | null;
  rid: string | null;
  /** When it was registered last, and in which zone. */
  at: number;
  zone: string;
}

const NONE: Registered = { account: null, rid: null, at: 0, zone: '' };

/** Whether this device is registered, kept across visits. */
export const useRegistered = create<Registered>()(persist((): Registered => NONE, { name: 'bread.reminders' }));

export const remember = (rid: string, at: number, zone: string) =>
  useRegistered.setState({ account: accountOf(currentToken()), rid, at, zone });
export const forget = () => useRegistered.setState(NONE);

/** The name of this device where it is registered for who is logged in. */
export const ownRid = ({ account, rid }: Registered): string | null =>
  account !== null && account === accountOf(currentToken()) ? rid : null;
