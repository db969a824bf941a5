import { type Context, viewerOf } from '#server/kernel/context.ts';
import { batchedRow } from '#server/kernel/database/batched.ts';
import { composed } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { checkInSql, planCheckIn, type StoredStreak, streakSql } from '../checkin/checkin.service.ts';
import { planMemory, type RecalledCard, readMedians, recallSql, rememberSql } from '../memory/memory.service.ts';
import { hasVip, ON_TRIAL_SQL } from '../packages/package.policy.ts';
import { FACTS_SQL } from '../packages/package.service.ts';
import { accountDay } from '../tasks/account-day.rules.ts';
import { TaskGoalType, TaskType } from '../tasks/task.entity.ts';
import { presentTasks, type TaskState } from '../tasks/tasks.rules.ts';
import { advanceSql, advanceValues, DAILY_SQL, type StoredDay, taskDaySql } from '../tasks/tasks.service.ts';
import { postingValues, postSql } from '../wallet/wallet.service.ts';
import { countedCombo } from './combo.rules.ts';
import { type CompleteReport, impossibleReport } from './report.rules.ts';
import { cardGrade, comboExp, type Grade, unitExp, unitGrade } from './score.rules.ts';
import type { ReportUnitCompleteInput } from './unit.inputs.ts';
import { reportedUnit, storedEvents, UNIT_COLUMNS, type UnitRow } from './unit.service.ts';
import type { UnitCompletion } from './unit.types.ts';

/** Reason of the exp of a unit in the ledger. */
const EXP_REASON = 'UNIT';

/** A completion as it is stored: the daily tasks as they stood then, presented anew to whoever asks. */
type StoredCompletion = Omit<UnitCompletion, 'dailyTaskResponse'> & {
  timeZone: string;
  daily: TaskState;
  /** The day the tasks counted for; a completion from before days were kept has none. */
  taskDay?: StoredDay;
};

type ReportedUnit = UnitRow & {
  completion: StoredCompletion | UnitCompletion | null;
  streak: StoredStreak | null;
  taskDay: StoredDay | null;
  recalled: RecalledCard[];
};

/** The unit with its owner's streak and memory of `cards`, an array as PostgreSQL writes it. Reports of one turn are read together. */
const readUnit = batchedRow<ReportedUnit, { user: number; unit: number; cards: string }>(
  'units.reported',
  { user: 'int', unit: 'int', cards: 'text' },
  (requests) => `SELECT request.position, ${UNIT_COLUMNS}, ${streakSql('request.user')} AS streak,
     ${taskDaySql('request.user')} AS "taskDay",
     ${recallSql('request.user', 'request.cards::int[]')} AS recalled
   FROM ${requests} JOIN unit u ON u.id = request.unit AND u.user_id = request.user`,
);

/**
 * Everything that completing a unit changes, where the unit is open still; no row, and no change, where it was ended
 * meanwhile. Being one statement it is a transaction of its own. All its parts draw from `claimed`, so the row lock of the
 * unit comes first. What was read before it still holds: while a unit is open, no other of the account completes.
 */
const complete = composed<
  { completedAt: Date; daily: TaskState },
  ReturnType<typeof postingValues> &
    ReturnType<typeof planCheckIn>['values'] &
    ReturnType<typeof advanceValues> &
    ReturnType<typeof planMemory>['values'] & {
      stage: number;
      star: number;
      grade: Grade;
      vip: boolean;
      learned: boolean;
      events: string;
      schedules: string;
      completion: string;
    }
>(
  'units.complete',
  `WITH claimed AS (
     SELECT id FROM unit WHERE id = :unit AND completed_at IS NULL AND cancelled_at IS NULL FOR UPDATE
   ), learned AS (SELECT id FROM claimed WHERE :learned::boolean),
   ${postSql('claimed')}, ${checkInSql('learned')}, ${advanceSql('claimed')}, ${rememberSql('claimed')}, reported AS (
     INSERT INTO learn_event (user_id, unit_id, card_id, events, seconds, times, created_at)
     SELECT :user, :unit, e."cardId", e.events, e.seconds, e.times, :now
     FROM claimed, jsonb_to_recordset(:events::jsonb) AS e("cardId" int, events jsonb, seconds float8, times int)
   ), trial AS (
     INSERT INTO package_trial AS t (user_id, package_id, trail_count)
     SELECT :user, :package, 1 FROM claimed, (${FACTS_SQL}) AS facts WHERE ${ON_TRIAL_SQL}
     ON CONFLICT (user_id, package_id) DO UPDATE SET trail_count = t.trail_count + 1
   ), level AS (
     UPDATE stage SET completed_at = :now, unit_id = :unit, star = :star, grade = :grade FROM claimed
     WHERE stage.id = :stage
   )
   UPDATE unit SET completed_at = :now, schedules = :schedules,
     completion = :completion::jsonb || jsonb_build_object('daily', ${DAILY_SQL})
   FROM claimed WHERE unit.id = claimed.id
   RETURNING completed_at AS "completedAt", completion -> 'daily' AS daily`,
);

/**
 * Completes a unit once: level, exp, check-in, tasks, memory and events by one statement. A repeat answers the stored
 * completion, whatever it carries. A unit older than 3600 s is still taken while nothing else was started, because a
 * finished unit may wait for the network. The combo that counts is the one claimed, or the longest the events give where
 * that is shorter. Cards that could not be shown count for nothing; a unit of such cards only completes its level, without
 * exp, tasks or check-in. Throws UNIT_NOT_FOUND, UNIT_ENDED for a cancelled unit, BAD_USER_INPUT for a
 * report that cannot be true.
 */
export async function reportUnitComplete(ctx: Context, input: ReportUnitCompleteInput): Promise<UnitCompletion> {
  const report = { ...input, learnEvents: storedEvents(input.learnEvents) };
  const unit = await readReported(ctx, report);
  if (isEnded(unit)) return storedCompletion(ctx, unit);
  const fields = impossibleReport(reportedUnit(unit, ctx.now()), report);
  if (typeof input.blood === 'number') fields.push({ path: 'input.blood', message: 'a stage has no boss blood' });
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  return (await settle(ctx, unit, report)) ?? storedCompletion(ctx, await readReported(ctx, report));
}

async function readReported(ctx: Context, { unitId, learnEvents }: CompleteReport & { unitId: number }) {
  const cards = `{${learnEvents.map(({ cardId }) => cardId).join()}}`;
  const unit = await readUnit(ctx.db, { user: viewerOf(ctx).id, unit: unitId, cards });
  if (!unit) throw new AppError('UNIT_NOT_FOUND');
  return unit;
}

const isEnded = (unit: UnitRow) => unit.completed_at !== null || unit.cancelled_at !== null;

function storedCompletion(ctx: Context, { completion, completed_at }: ReportedUnit): UnitCompletion {
  if (!completion || !completed_at) throw new AppError('UNIT_ENDED');
  return present(ctx, completion, completed_at);
}

/** Null where the unit was ended since it was read. */
async function settle(ctx: Context, unit: ReportedUnit, report: CompleteReport): Promise<UnitCompletion | null> {
  const cards = reportedCards(unit, report);
  const answers = cards.flatMap(({ grade, ...card }) => (grade ? [{ ...card, grade }] : []));
  const learned = answers.length > 0;
  const comboCount = countedCombo(report.comboCount, report.learnEvents);
  const exp = { cards: unitExp(answers.length), combo: comboExp(comboCount) };
  const earned = exp.cards + exp.combo;
  const { star, grade } = unitGrade(answers.map((card) => card.grade));

  const checkIn = planCheckIn(ctx, unit.streak);
  const rated = { unitId: unit.id, packageId: unit.package_id, answers };
  const memory = planMemory(ctx, rated, unit.recalled, await readMedians(ctx, answers));
  const posting = postingValues(ctx, {
    userId: viewerOf(ctx).id,
    currency: 'EXP',
    delta: earned,
    reason: EXP_REASON,
    ref: String(unit.id),
  });
  const done = {
    [TaskGoalType.FINISH_STAGE]: learned ? 1 : 0,
    [TaskGoalType.EARN_EXP]: earned,
    [TaskGoalType.THREE_STAR_CARDS]: answers.filter((card) => card.grade === 'PERFECT').length,
    [TaskGoalType.COMBO]: comboCount,
    [TaskGoalType.FINISH_FIRST_STAGE]: learned ? 1 : 0,
  };
  const progress = advanceValues(ctx, done, unit.taskDay);
  const completion = {
    stats: {
      unitId: unit.id,
      level: unit.level,
      debutCount: answers.filter((card) => card.cardStatus === 'DEBUT').length,
      reviewCount: answers.filter((card) => card.cardStatus === 'REVIEW').length,
      comboCount,
      duration: Math.round(answers.reduce((sum, card) => sum + card.seconds, 0)),
      exp: exp.cards,
      comboExp: exp.combo,
      star,
      // Without a check-in there is none to celebrate.
      checkInPopped: checkIn.popped || !learned,
    },
    mode: unit.mode,
    unitRankResponse: null,
    masteryChanges: memory.masteryChanges,
    timeZone: ctx.timeZone,
    taskDay: { day: progress.taskDay, beganAt: progress.taskDayBeganAt.toISOString() },
  };
  const values = complete.values({
    ...posting,
    ...checkIn.values,
    ...progress,
    ...memory.values,
    stage: unit.stage_id,
    star,
    grade,
    vip: hasVip(ctx),
    learned,
    events: JSON.stringify(answers.map(({ cardId, events, seconds, times }) => ({ cardId, events, seconds, times }))),
    schedules: JSON.stringify(
      cards.map(({ cardId, cardStatus, r, grade }) => ({ cardId, cardStatus, r, lookBackStatus: grade })),
    ),
    completion: JSON.stringify(completion),
  });
  const settled = await ctx.db.row(complete, values);
  return settled && present(ctx, { ...completion, daily: settled.daily }, settled.completedAt);
}

function present(ctx: Context, stored: StoredCompletion | UnitCompletion, completedAt: Date): UnitCompletion {
  // Kept by a version that stored the tasks as it had presented them.
  if ('dailyTaskResponse' in stored) return stored;
  const { timeZone, daily, taskDay, ...completion } = stored;
  const today = taskDay
    ? { day: taskDay.day, beganAt: new Date(taskDay.beganAt) }
    : accountDay(null, completedAt, timeZone);
  const then = { today, zone: timeZone, locale: ctx.locale };
  return { ...completion, dailyTaskResponse: presentTasks(TaskType.DAILY, daily, then) };
}

/**
 * The cards of a unit with what the report says of each; the rules have seen that it says something of all. A card that
 * could not be shown has no grade.
 */
function reportedCards({ schedules }: UnitRow, { learnEvents, cardDurations, cardLearnTimes }: CompleteReport) {
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
      grade: own.length > 0 ? (cardGrade(own) satisfies Grade) : null,
    };
  });
}
