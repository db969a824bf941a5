import { viewerOf } from '#server/kernel/context.ts';
import { part } from '#server/kernel/database/parts.ts';
import { completing } from '../units/completing.ts';
import { hasVip, ON_TRIAL_SQL } from './package.policy.ts';
import { FACTS_OF_PACKAGE } from './package-facts.ts';

interface TrialValues {
  user: number;
  package: number | null;
  vip: boolean;
}

/** A unit of a package that is on trial uses up one of its units. */
export const countsTrial = completing.participant<undefined, TrialValues>({
  name: 'packages',
  plan: (ctx, { packageId }) => ({ values: { user: viewerOf(ctx).id, package: packageId, vip: hasVip(ctx) } }),
  write: part(
    { user: 'int', package: 'int', vip: 'boolean' },
    `@trial AS (
      INSERT INTO package_trial AS t (user_id, package_id, trail_count)
      SELECT :user, :package, 1 FROM @from, (${FACTS_OF_PACKAGE}) AS facts WHERE ${ON_TRIAL_SQL}
      ON CONFLICT (user_id, package_id) DO UPDATE SET trail_count = t.trail_count + 1
    )`,
  ),
});
