import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { StartedUnit_UnitFragment } from '#client/graphql/generated/graphql.ts';

interface Handover {
  unit: StartedUnit_UnitFragment | null;
}

/** A unit between the atlas that starts it and the lesson that plays it. Survives a reload. */
export const useHandover = create<Handover>()(persist((): Handover => ({ unit: null }), { name: 'bread.unit' }));

/** Hands a started unit to the lesson. */
export const offerUnit = (unit: StartedUnit_UnitFragment) => useHandover.setState({ unit });

/** The started unit, still kept: a reload asks again. `dropUnit` ends it. */
export const takeUnit = () => useHandover.getState().unit;

/** Forgets the unit once it is reported, cancelled or expired. */
export const dropUnit = () => useHandover.setState({ unit: null });
