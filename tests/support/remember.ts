import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import {
  type MasteryChange,
  planMemory,
  type RatedUnit,
  type Recalled,
  readMedians,
  recallSql,
  remembering,
} from '#server/modules/memory/memory.participant.ts';

const recall = composed<{ recalled: Recalled }, { user: number; cards: number[] }>('tests.recall', {
  user: 'int',
  cards: 'int[]',
})`SELECT ${recallSql(':user', ':cards')} AS recalled`;
const remember = composed('tests.remember', {})`WITH ${remembering.as('memory', ONE_ROW)} SELECT`;

/** What a report does to memory, without the rest of it. Answers mastery before and after. */
export async function rememberCards(ctx: Context, unit: RatedUnit): Promise<MasteryChange[]> {
  const cards = unit.answers.map(({ cardId }) => cardId);
  const row = await ctx.db.row(recall, recall.values({ user: viewerOf(ctx).id, cards }));
  const { values, kept } = planMemory(ctx, unit, row?.recalled ?? null, await readMedians(ctx, unit));
  await ctx.db.run(remember, remember.values({ memory: values }));
  return kept;
}
