import { type Context, transaction, viewerOf } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { composed, statement } from '#server/database/database.ts';
import { CHECK_IN_SQL, planCheckIn, STREAK_SQL, type StoredStreak } from '../checkin/checkin.service.ts';
import { rememberCards } from '../memory/memory.service.ts';
import { hasVip } from '../packages/package.policy.ts';
import { TaskGoalType } from '../tasks/task.entity.ts';
import type { TaskState } from '../tasks/tasks.rules.ts';
import { ADVANCE_SQL, advanceValues, DAILY_SQL, presentDaily } from '../tasks/tasks.service.ts';
import { POST_SQL, postingValues } from '../wallet/wallet.service.ts';
import { type CompleteReport, impossibleReport } from './report.rules.ts';
import { cardGrade, comboExp, type Grade, unitExp, unitGrade } from './score.rules.ts';
import type { ReportUnitCompleteInput } from './unit.inputs.ts';
import { reportedUnit, storedEvents, UNIT_COLUMNS, type UnitRow } from './unit.service.ts';
import type { UnitCompletion } from './unit.types.ts';

/** Reason of the exp of a unit in the ledger. */
const EXP_REASON = 'UNIT';

/** The unit under a row lock, so that reports of it run one after the other, with the streak of its owner. */
const lockReported = composed<UnitRow & { streak: StoredStreak | null }, { user: number; unit: number }>(
  'units.reported',
  `SELECT ${UNIT_COLUMNS}, ${STREAK_SQL} AS streak FROM unit u WHERE u.id = :unit AND u.user_id = :user FOR UPDATE OF u`,
);
/** Exp, check-in and tasks of a completed unit. */
const reward = composed<
  { daily: TaskState },
  ReturnType<typeof postingValues> & ReturnType<typeof planCheckIn>['values'] & ReturnType<typeof advanceValues>
>('units.reward', `WITH ${POST_SQL}, ${CHECK_IN_SQL}, ${ADVANCE_SQL} SELECT ${DAILY_SQL} AS daily`);
const complete = statement(
  'units.complete',
  `WITH reported AS (
     INSERT INTO learn_event (user_id, unit_id, card_id, events, seconds, times, created_at)
     SELECT $1, $2, e."cardId", e.events, e.seconds, e.times, $3
     FROM jsonb_to_recordset($4) AS e("cardId" int, events jsonb, seconds float8, times int)
   ), trial AS (
     INSERT INTO package_trial AS t (user_id, package_id, trail_count)
     SELECT $1, p.id, 1 FROM package p
     WHERE p.id = $5 AND p.author_id <> $1 AND p.unlock_diamond_requirement > 0 AND NOT $6::boolean
       AND NOT EXISTS (SELECT FROM package_unlock u WHERE u.user_id = $1 AND u.package_id = p.id)
     ON CONFLICT (user_id, package_id) DO UPDATE SET trail_count = t.trail_count + 1
   ), level AS (
     UPDATE stage SET completed_at = $3, unit_id = $2, star = $7, grade = $8 WHERE id = $9
   )
   UPDATE unit SET completed_at = $3, schedules = $10, completion = $11 WHERE id = $2`,
);

/**
 * Completes a unit once: level, exp, check-in, tasks, memory and events in one transaction. A repeat answers the stored
 * completion, whatever it carries. A unit older than 3600 s is still taken while nothing else was started, because a
 * finished unit may wait for the network. Throws UNIT_NOT_FOUND, UNIT_ENDED for a cancelled unit, BAD_USER_INPUT for a
 * report that cannot be true.
 */
export function reportUnitComplete(ctx: Context, input: ReportUnitCompleteInput): Promise<UnitCompletion> {
  return transaction(ctx, async (tx) => {
    const unit = await lockWithStreak(tx, input.unitId);
    if (unit.completion) return unit.completion as UnitCompletion;
    if (unit.cancelled_at) throw new AppError('UNIT_ENDED');
    const report = { ...input, learnEvents: storedEvents(input.learnEvents) };
    const fields = impossibleReport(reportedUnit(unit, tx.now()), report);
    if (typeof input.blood === 'number') fields.push({ path: 'input.blood', message: 'a stage has no boss blood' });
    if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
    return settle(tx, unit, report);
  });
}

type ReportedUnit = UnitRow & { streak: StoredStreak | null };

async function lockWithStreak(ctx: Context, unitId: number): Promise<ReportedUnit> {
  const unit = await ctx.db.row(lockReported, lockReported.values({ user: viewerOf(ctx).id, unit: unitId }));
  if (!unit) throw new AppError('UNIT_NOT_FOUND');
  return unit;
}

async function settle(ctx: Context, unit: ReportedUnit, report: CompleteReport): Promise<UnitCompletion> {
  const { id: userId } = viewerOf(ctx);
  const cards = answeredCards(unit, report);
  const exp = { cards: unitExp(cards.length), combo: comboExp(report.comboCount) };
  const { star, grade } = unitGrade(cards.map((card) => card.grade));

  const masteryChanges = await rememberCards(ctx, { unitId: unit.id, packageId: unit.package_id, answers: cards });
  const earned = exp.cards + exp.combo;
  const checkIn = planCheckIn(ctx, unit.streak);
  const posting = { userId, currency: 'EXP', delta: earned, reason: EXP_REASON, ref: String(unit.id) } as const;
  const progress = {
    [TaskGoalType.FINISH_STAGE]: 1,
    [TaskGoalType.EARN_EXP]: earned,
    [TaskGoalType.THREE_STAR_CARDS]: cards.filter((card) => card.grade === 'PERFECT').length,
    [TaskGoalType.COMBO]: report.comboCount,
    [TaskGoalType.FINISH_FIRST_STAGE]: 1,
  };
  const values = { ...postingValues(ctx, posting), ...checkIn.values, ...advanceValues(ctx, progress) };
  const { daily } = (await ctx.db.row(reward, reward.values(values))) as { daily: TaskState };
  const completion: UnitCompletion = {
    stats: {
      unitId: unit.id,
      level: unit.level,
      debutCount: cards.filter((card) => card.cardStatus === 'DEBUT').length,
      reviewCount: cards.filter((card) => card.cardStatus === 'REVIEW').length,
      comboCount: report.comboCount,
      duration: Math.round(cards.reduce((sum, card) => sum + card.seconds, 0)),
      exp: exp.cards,
      comboExp: exp.combo,
      star,
      checkInPopped: checkIn.popped,
    },
    mode: unit.mode,
    dailyTaskResponse: presentDaily(ctx, daily),
    unitRankResponse: null,
    masteryChanges,
  };
  await ctx.db.run(complete, [
    userId,
    unit.id,
    ctx.now(),
    JSON.stringify(cards.map(({ cardId, events, seconds, times }) => ({ cardId, events, seconds, times }))),
    unit.package_id,
    hasVip(ctx),
    star,
    grade,
    unit.stage_id,
    JSON.stringify(cards.map(({ cardId, cardStatus, r, grade }) => ({ cardId, cardStatus, r, lookBackStatus: grade }))),
    JSON.stringify(completion),
  ]);
  return completion;
}

/** The cards of a unit with what the report says of each; the rules have seen that it says something of all. */
function answeredCards({ schedules }: UnitRow, { learnEvents, cardDurations, cardLearnTimes }: CompleteReport) {
  const events = new Map(learnEvents.map((entry) => [entry.cardId, entry.events]));
  const seconds = new Map(cardDurations.map((entry) => [entry.cardId, entry.seconds]));
  const times = new Map(cardLearnTimes.map((entry) => [entry.cardId, entry.times]));
  return schedules.map((card) => {
    const own = [...(events.get(card.cardId) ?? [])];
    return {
      ...card,
      events: own,
      seconds: seconds.get(card.cardId) ?? 0,
      times: times.get(card.cardId) ?? 0,
      grade: cardGrade(own) satisfies Grade,
    };
  });
}
