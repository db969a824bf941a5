import { type Context, viewerOf } from '#server/kernel/context.ts';
import { batchedRow } from '#server/kernel/database/batched.ts';
import { composed } from '#server/kernel/database/parts.ts';
import { AppError } from '#server/kernel/errors.ts';
import { decided, planned, stored, written } from '#server/kernel/participants.ts';
import { keepApart } from './apart.service.ts';
import { countedBlood, impossibleBlood } from './blood.rules.ts';
import { countedCombo } from './combo.rules.ts';
import { type CompletedUnit, completing, type FoughtChallenge } from './completing.ts';
import { type CompleteReport, impossibleReport } from './report.rules.ts';
import { cardGrade, comboExp, type Grade, unitExp, unitGrade } from './score.rules.ts';
import type { ReportUnitCompleteInput } from './unit.inputs.ts';
import { reportedUnit, storedEvents, UNIT_COLUMNS, type UnitRow } from './unit.service.ts';
import type { CompletedStats, UnitCompletion } from './unit.types.ts';

/** A completion as it is stored with its unit; what participants keep in it is presented anew to whoever asks. */
type StoredCompletion = Omit<UnitCompletion, 'stats' | 'completedElsewhere'> & {
  stats: Omit<CompletedStats, 'effects'>;
};

type ReportedUnit = UnitRow & {
  completion: StoredCompletion | null;
  stored: Record<string, unknown>;
};

interface CompleteValues {
  user: number;
  unit: number;
  now: Date;
  events: string;
  schedules: string;
  completion: string;
}

let readUnit: ReturnType<typeof composeRead>;
let complete: ReturnType<typeof composeComplete>;

// guard: a unit is reported by its account
/** The unit with what its participants have to know; `cards` is an array as PostgreSQL writes it. Reports of one turn are read together. */
const composeRead = () =>
  batchedRow<ReportedUnit, { user: number; unit: number; cards: string }>(
    'units.reported',
    { user: 'int', unit: 'int', cards: 'text' },
    (requests) => `SELECT request.position, ${UNIT_COLUMNS},
     ${stored(completing.participants, { user: 'request.user', cards: 'request.cards::int[]', row: 'u' })} AS stored
   FROM ${requests} JOIN unit u ON u.id = request.unit AND u.user_id = request.user`,
  );

/**
 * Everything that completing a unit changes, where the unit is open still; no row, and no change, where it was ended
 * meanwhile. Being one statement it is a transaction of its own. All its parts draw from `claimed`, so the row lock of the
 * unit comes first. What was read before it still holds: while a unit is open, no other of the account completes.
 */
function composeComplete() {
  // guard: what follows only of a unit that was claimed
  const { writes, after } = written(completing.participants, 'claimed');
  // guard: the row lock of a report
  // guard: a report claims a unit that is open
  // guard: what was answered only of a unit that was claimed
  return composed<{ completedAt: Date; after: Record<string, unknown> }, CompleteValues>('units.complete', {
    user: 'int',
    unit: 'int',
    now: 'timestamptz',
    events: 'jsonb',
    schedules: 'jsonb',
    completion: 'jsonb',
  })`WITH claimed AS (
     SELECT id FROM unit WHERE id = :unit AND completed_at IS NULL AND cancelled_at IS NULL FOR UPDATE
   ), ${writes} reported AS (
     INSERT INTO learn_event (user_id, unit_id, card_id, events, seconds, times, created_at)
     SELECT :user, :unit, e."cardId", e.events, e.seconds, e.times, :now
     FROM claimed, jsonb_to_recordset(:events) AS e("cardId" int, events jsonb, seconds float8, times int)
   )
   UPDATE unit SET completed_at = :now, schedules = :schedules,
     completion = jsonb_set(:completion, '{effects,after}', ${after})
   FROM claimed WHERE unit.id = claimed.id
   RETURNING completed_at AS "completedAt", completion #> '{effects,after}' AS after`;
}

/** Makes the statements of a report of what others contribute to it. */
export function composeReports(): void {
  readUnit = composeRead();
  complete = composeComplete();
}

/**
 * Completes a unit once, with everything that follows from it, by one statement. A repeat answers the stored
 * completion, whatever it carries; where it carries other events than those that counted, it says so and they are kept unrated. A unit older than 3600 s is still taken while nothing else was started, because a
 * finished unit may wait for the network. The combo that counts is the one claimed, or the longest the events give where
 * that is shorter. Cards that could not be shown count for nothing; a unit of such cards only completes its level, without
 * exp, tasks or check-in. Throws UNIT_NOT_FOUND, UNIT_ENDED for a cancelled unit, BAD_USER_INPUT for a
 * report that cannot be true.
 */
export async function reportUnitComplete(ctx: Context, input: ReportUnitCompleteInput): Promise<UnitCompletion> {
  const report = { ...input, learnEvents: storedEvents(input.learnEvents) };
  const unit = await readReported(ctx, report);
  if (isEnded(unit)) return endedBefore(ctx, unit, report);
  const fields = impossibleReport(reportedUnit(unit, ctx.now()), report);
  if (fields.length === 0)
    fields.push(...impossibleBlood(unit.challengeIndex !== null, input.blood ?? null, report.learnEvents));
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  // guard: the stored answer to a repeated report
  return (await completeUnit(ctx, unit, report)) ?? endedBefore(ctx, await readReported(ctx, report), report);
}

async function readReported(ctx: Context, { unitId, learnEvents }: CompleteReport & { unitId: number }) {
  const cards = `{${learnEvents.map(({ cardId }) => cardId).join()}}`;
  const unit = await readUnit(ctx.db, { user: viewerOf(ctx).id, unit: unitId, cards });
  if (!unit) throw new AppError('UNIT_NOT_FOUND');
  return unit;
}

const isEnded = (unit: UnitRow) => unit.completedAt !== null || unit.cancelledAt !== null;

/** The answer to a repeat, and to another device that comes too late. */
async function endedBefore(ctx: Context, unit: ReportedUnit, { learnEvents }: CompleteReport): Promise<UnitCompletion> {
  const isRepeat = await keepApart(ctx, unit, learnEvents);
  // guard: a report of a cancelled unit
  if (!unit.completion || !unit.completedAt) throw new AppError('UNIT_ENDED');
  return present(unit.completion, !isRepeat);
}

/** Null where the unit was ended since it was read. */
async function completeUnit(ctx: Context, unit: ReportedUnit, report: CompleteReport): Promise<UnitCompletion | null> {
  const cards = reportedCards(unit, report);
  const answers = cards.flatMap(({ grade, ...card }) => (grade ? [{ ...card, grade }] : []));
  // guard: the combo is counted
  const comboCount = countedCombo(report.comboCount, report.learnEvents);
  const reported: CompletedUnit = {
    unitId: unit.id,
    stageId: unit.stageId,
    packageId: unit.packageId,
    challenge: fought(unit, report, answers.length > 0),
    answers,
    learned: answers.length > 0,
    exp: unitExp(answers.length) + comboExp(comboCount),
    comboExp: comboExp(comboCount),
    ...unitGrade(answers.map((card) => card.grade)),
    comboCount,
  };
  const completed = decided(completing.participants, reported, unit.stored);
  const { values, kept } = await planned(ctx, completing.participants, completed, unit.stored);
  const completion: StoredCompletion = {
    stats: {
      unitId: unit.id,
      level: unit.level,
      debutCount: answers.filter((card) => card.cardStatus === 'DEBUT').length,
      reviewCount: answers.filter((card) => card.cardStatus === 'REVIEW').length,
      comboCount,
      duration: Math.round(answers.reduce((sum, card) => sum + card.seconds, 0)),
      exp: completed.exp - completed.comboExp,
      comboExp: completed.comboExp,
      star: completed.star,
    },
    mode: unit.mode,
    effects: { kept, after: {} },
  };
  const own = {
    user: viewerOf(ctx).id,
    unit: unit.id,
    now: ctx.now(),
    events: JSON.stringify(answers.map(({ cardId, events, seconds, times }) => ({ cardId, events, seconds, times }))),
    schedules: JSON.stringify(
      cards.map(({ cardId, cardStatus, r, grade }) => ({ cardId, cardStatus, r, lookBackStatus: grade })),
    ),
    completion: JSON.stringify(completion),
  };
  const done = await ctx.db.row(complete, complete.values({ ...values, ...own }));
  return done && present({ ...completion, effects: { kept, after: done.after } }, false);
}

/** What became of the challenge of a unit; null for a stage. */
function fought(unit: ReportedUnit, { learnEvents }: CompleteReport, learned: boolean): FoughtChallenge | null {
  if (unit.challengeIndex === null) return null;
  // guard: no victory where no card could be shown
  return { index: unit.challengeIndex, blood: countedBlood(learnEvents), won: learned };
}

const present = (stored: StoredCompletion, completedElsewhere: boolean): UnitCompletion => ({
  ...stored,
  completedElsewhere,
  stats: { ...stored.stats, effects: stored.effects },
});

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
      // guard: no grade for a card that could not be shown
      grade: own.length > 0 ? (cardGrade(own) satisfies Grade) : null,
    };
  });
}
