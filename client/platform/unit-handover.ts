import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { StartedUnit_UnitFragment } from '#client/graphql/generated/shared.ts';
import type { DebugSettings } from '#domain/session/session.ts';
import { accountOf, currentToken } from './session.ts';

/** A unit as the server starts it, or a debug unit with its settings. */
type OfferedUnit = StartedUnit_UnitFragment & { debug?: DebugSettings };

interface Handover {
  unit: OfferedUnit | null;
  /** Who started it: another account that logs in on this device does not play it. */
  account?: string | null;
}

/** A unit between the atlas that starts it and the lesson that plays it. Survives a reload. */
export const useHandover = create<Handover>()(persist((): Handover => ({ unit: null }), { name: 'bread.unit' }));

/** Hands a started unit to the lesson. */
export const offerUnit = (unit: OfferedUnit) => useHandover.setState({ unit, account: accountOf(currentToken()) });

/** The unit that this account started, still kept: a reload asks again. `dropUnit` ends it. */
export function takeUnit() {
  const { unit, account } = useHandover.getState();
  return account === undefined || account === accountOf(currentToken()) ? unit : null;
}

/** Forgets the unit once it is reported, cancelled or expired. */
export const dropUnit = () => useHandover.setState({ unit: null });
