import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed, ONCE } from '#server/kernel/database/statements.ts';
import {
  type AnsweredCard,
  type MasteryChange,
  planMemory,
  type RecalledCard,
  readMedians,
  recallSql,
  rememberSql,
} from '#server/modules/memory/memory.service.ts';

const recall = composed<{ recalled: RecalledCard[] }, { user: number; cards: number[] }>(
  'tests.recall',
  `SELECT ${recallSql(':user', ':cards::int[]')} AS recalled`,
);
const remember = composed<unknown, ReturnType<typeof planMemory>['values']>(
  'tests.remember',
  `WITH ${rememberSql(ONCE)} SELECT`,
);

/** What a report does to memory, without the rest of it. Answers mastery before and after. */
export async function rememberCards(
  ctx: Context,
  unit: { unitId: number; packageId: number; answers: readonly AnsweredCard[] },
): Promise<MasteryChange[]> {
  const cards = unit.answers.map(({ cardId }) => cardId);
  const row = await ctx.db.row(recall, recall.values({ user: viewerOf(ctx).id, cards }));
  const { values, masteryChanges } = planMemory(ctx, unit, row?.recalled ?? [], await readMedians(ctx, unit.answers));
  await ctx.db.run(remember, remember.values(values));
  return masteryChanges;
}
