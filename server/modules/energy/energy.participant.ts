import type { Context } from '#server/kernel/context.ts';
import { onAbandoned } from '../units/abandoning.ts';
import { starting } from '../units/starting.ts';
import { changeValues, energyChange, returnEnergy, type StoredEnergy } from './energy.service.ts';

/** Starting a unit takes energy, and is told how much is left. */
export const takesEnergy = starting.participant<undefined, ReturnType<typeof changeValues>, undefined, StoredEnergy>({
  name: 'energy',
  plan: (ctx, { energy }) => ({ values: changeValues(ctx, -energy) }),
  write: energyChange,
  // guard: a start is paid
  permits: { when: ':delta = 0 OR EXISTS (SELECT FROM @changed)', refusal: 'NOT_ENOUGH_ENERGY' },
  after: `coalesce((SELECT json_build_object('value', value, 'since', since, 'addedLimit', "addedLimit") FROM @changed),
    (SELECT json_build_object('value', value, 'since', since, 'addedLimit', added_limit) FROM energy WHERE user_id = :user))`,
});

/** What an abandoned unit took comes back. */
export const givesEnergyBack = onAbandoned((tx: Context, { energyReturned }) => returnEnergy(tx, energyReturned));
