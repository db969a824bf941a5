import type { Context } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { joining, joiningValues } from '#server/modules/league/joining.ts';
import { posting, postingValues } from '#server/modules/wallet/wallet.service.ts';

const earn = composed('test.earn_in_league', {})`
  WITH ${posting.as('exp', ONE_ROW)}, ${joining.as('league', ONE_ROW)} SELECT`;
let references = 0;

/** Earns the viewer of a context exp, as completing a unit does, with the levels that the league asks for. */
export async function earnExp(ctx: Context, exp: number): Promise<void> {
  references += 1;
  const ref = `league ${references}`;
  const userId = ctx.viewer?.id as number;
  await ctx.db.run(
    earn,
    earn.values({
      exp: postingValues(ctx, { userId, currency: 'EXP', delta: exp, reason: 'TEST', ref }),
      league: joiningValues(ctx, { exp, qualified: true }),
    }),
  );
}
