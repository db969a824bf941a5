import { setImmediate } from 'node:timers/promises';
import { TARGET_RECALL } from '#domain/limits.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { addDays, localDay, startOfDay } from '#server/kernel/time/local-day.ts';
import { awake } from '../control/resting.ts';
import { type AgedMemory, cardsADay, cardsToCome, TARGETS } from './cost.rules.ts';
import { memoryModel } from './fsrs.rules.ts';
import { PersonalModel } from './personal-model.entity.ts';
import type { ModelInUse, RecallCost, RecallPlan } from './recall.types.ts';
import { COST, TRAINING } from './settings.ts';

/** Some memories of the caller, `$1`, how many there are in all, and whether each is asked on the day `$2`. */
const readSample = statement<AgedMemory & { all: number; asked: boolean }>(
  'memory.sample',
  `SELECT m.stability, m.difficulty, greatest(0, $2::date - m.last_day) AS elapsed,
     (SELECT count(*)::int FROM card_memory WHERE user_id = $1) AS "all",
     c.id IS NOT NULL AS asked
   FROM (SELECT * FROM card_memory WHERE user_id = $1 ORDER BY card_id * 2654435761 % 4294967296 LIMIT ${COST.memories}) m
   LEFT JOIN card c ON c.id = m.card_id AND c.removed_at IS NULL AND c.learnable AND ${awake('c', '$1', '$2::date')}`,
);
const readPace = statement<{ met: number; first: Date | null }>(
  'memory.pace',
  `SELECT count(*) FILTER (WHERE elapsed_days IS NULL)::int AS met, min(rated_at) AS first
   FROM rating_log WHERE user_id = $1 AND rated_at >= $2`,
);

const modelOf = (ctx: Context) => ctx.db.manager.findOneBy(PersonalModel, { userId: viewerOf(ctx).id });

/** Cards the caller meets on a day. */
async function paceOf(ctx: Context): Promise<number> {
  const since = startOfDay(addDays(localDay(ctx.now(), ctx.timeZone), 1 - COST.paceDays), ctx.timeZone);
  const row = await ctx.db.row(readPace, [viewerOf(ctx).id, since]);
  if (!row?.first) return 0;
  const days = Math.ceil((ctx.now().getTime() - row.first.getTime()) / 86_400_000);
  return row.met / Math.min(COST.paceDays, Math.max(COST.paceDaysMin, days));
}

/** What the caller aims at, and what each target would cost them. */
export async function recallPlan(ctx: Context): Promise<RecallPlan> {
  const own = await modelOf(ctx);
  const sample = await ctx.db.rows(readSample, [viewerOf(ctx).id, localDay(ctx.now(), ctx.timeZone)]);
  const newCardsADay = await paceOf(ctx);
  const model = memoryModel(own?.weights ?? undefined);
  const weight = (sample[0]?.all ?? 0) / Math.max(1, sample.length);
  const memories = sample.filter(({ asked }) => asked);
  const samples = [{ memories, weight }, cardsToCome(model, newCardsADay)];
  const costs: RecallCost[] = [];
  for (const target of TARGETS) {
    costs.push({ target, cardsADay: Math.round(cardsADay(model, samples, target) * 10) / 10 });
    // Others are answered in between: a target takes some milliseconds.
    await setImmediate();
  }
  return {
    targetRecall: own?.targetRecall ?? TARGET_RECALL,
    cards: Math.round(memories.length * weight),
    newCardsADay: Math.round(newCardsADay * 10) / 10,
    costs,
  };
}

/** Aims at a recall from now on: what is due, and when, follows at once. Answers it. */
export async function setTargetRecall(ctx: Context, targetRecall: number): Promise<number> {
  await ctx.db.manager.upsert(PersonalModel, { userId: viewerOf(ctx).id, targetRecall }, ['userId']);
  return targetRecall;
}

/** By what the memory of the caller is foretold. */
export async function modelInUse(ctx: Context): Promise<ModelInUse> {
  const own = await modelOf(ctx);
  return {
    targetRecall: own?.targetRecall ?? TARGET_RECALL,
    ownSince: own?.keptAt ?? null,
    judgedOn: own?.judgedOn ?? null,
    loss: own?.loss ?? null,
    defaultLoss: own?.defaultLoss ?? null,
    triedAt: own?.triedAt ?? null,
    answersToNext: Math.max(0, TRAINING.afterRatings - (own?.newRatings ?? 0)),
  };
}
