import { viewerOf } from '#server/kernel/context.ts';
import { completing } from '../units/completing.ts';
import { posting, postingValues } from './wallet.service.ts';

/** The exp of a unit is posted with it. */
export const earnsExp = completing.participant({
  name: 'wallet',
  plan: (ctx, { unitId, exp }) => ({
    values: postingValues(ctx, {
      userId: viewerOf(ctx).id,
      currency: 'EXP',
      delta: exp,
      reason: 'UNIT',
      ref: String(unitId),
    }),
  }),
  write: posting,
});
