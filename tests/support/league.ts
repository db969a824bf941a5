import { type Context, viewerOf } from '#server/kernel/context.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { joining, joiningValues } from '#server/modules/league/joining.ts';
import { posting, postingValues } from '#server/modules/wallet/wallet.service.ts';

const earn = composed('test.earn_in_league', {})`
  WITH ${posting.as('exp', ONE_ROW)}, ${joining.as('league', ONE_ROW)} SELECT`;
let references = 0;
const nextRef = () => {
  references += 1;
  return `league ${references}`;
};
const earnValues = (ctx: Context, exp: number) =>
  earn.values({
    exp: postingValues(ctx, { userId: viewerOf(ctx).id, currency: 'EXP', delta: exp, reason: 'TEST', ref: nextRef() }),
    league: joiningValues(ctx, { exp, qualified: true }),
  });

/** Earns the viewer of a context exp, as completing a unit does, with the levels that the league asks for. */
export async function earnExp(ctx: Context, exp: number): Promise<void> {
  await ctx.db.run(earn, earnValues(ctx, exp));
}

/** So many in one call: a row that all of them change, such as a queue, has its versions cleared away in between. */
const AT_A_TIME = 100;

/** Exp that the viewer of a context earns. */
export interface Earning {
  ctx: Context;
  exp: number;
}

/**
 * What {@link earnExp} does, for many after one another in one call of the database: its own statement each time, without the
 * way there and back. Answers what takes such a list.
 */
export async function earningOf(db: Database): Promise<(earnings: readonly Earning[]) => Promise<void>> {
  const types = [...earn.text.matchAll(/\$(\d+)::(\w+)/g)].reduce((found, [, place, type]) => {
    found[Number(place) - 1] = type as string;
    return found;
  }, [] as string[]);
  await db.source.query(
    `CREATE FUNCTION earn_of_test(${types.join(', ')}) RETURNS void LANGUAGE sql AS $body$${earn.text}$body$`,
  );
  const names = types.map((_, place) => `v${place}`).join(', ');
  const lists = types.map((type, place) => `$${place + 1}::${type}[]`).join(', ');
  const earnAll = `SELECT count(earn_of_test(${names})) FROM unnest(${lists}) AS earning(${names})`;
  return async (earnings) => {
    for (let from = 0; from < earnings.length; from += AT_A_TIME) {
      const rows = earnings.slice(from, from + AT_A_TIME).map(({ ctx, exp }) => earnValues(ctx, exp));
      await db.source.query(
        earnAll,
        types.map((_, place) => rows.map((row) => row[place])),
      );
    }
  };
}
