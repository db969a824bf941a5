import { STAGE_UNIT_EXPIRY_S } from '#domain/limits.ts';
import { isExpired } from '#domain/session/timings.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { columnsOf } from '#server/kernel/database/columns.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { abandoned } from './abandoning.ts';
import type { LearnEventType } from './learning-mode.ts';
import type { CardEvents } from './report.rules.ts';
import { Unit } from './unit.entity.ts';
import type { ReportUnitCancelInput } from './unit.inputs.ts';
import type { Schedule, StageUnit } from './unit.types.ts';

/** A unit as stored, without the contents of its cards. */
export type UnitRow = { [Column in keyof Unit]: Unit[Column] };

/** {@link UnitRow} of units `u`. */
export const UNIT_COLUMNS = columnsOf(Unit, 'u');

/** The schedules of a unit `u` with what its cards say now, as one JSON list. */
export const SCHEDULES_SQL = `(SELECT json_agg(json_build_object('cardId', c.id, 'cardStatus', s.card->>'cardStatus',
  'content', c.content, 'r', (s.card->>'r')::float8, 'authorId', c.author_id,
  'lookBackStatus', s.card->>'lookBackStatus') ORDER BY s.place)
  FROM jsonb_array_elements(u.schedules) WITH ORDINALITY AS s(card, place) JOIN card c ON c.id = (s.card->>'cardId')::int)`;

const open = statement<UnitRow & { cards: Schedule[] }>(
  'units.open',
  `SELECT ${UNIT_COLUMNS}, ${SCHEDULES_SQL} AS cards FROM unit u
   WHERE u.user_id = $1 AND u.completed_at IS NULL AND u.cancelled_at IS NULL`,
);
// guard: the row lock of a cancellation
// guard: a unit is cancelled by its account
const lock = statement<UnitRow>(
  'units.lock',
  `SELECT ${UNIT_COLUMNS} FROM unit u WHERE u.id = $1 AND u.user_id = $2 FOR UPDATE`,
);
const cancel = statement(
  'units.cancel',
  `WITH reported AS (
     INSERT INTO learn_event (user_id, unit_id, card_id, events, created_at)
     SELECT $2, $1, e."cardId", e.events, $3 FROM jsonb_to_recordset($5) AS e("cardId" int, events jsonb)
   )
   UPDATE unit SET cancelled_at = $3, energy_returned = $4 WHERE id = $1 AND user_id = $2`,
);
const history = statement<{ id: number; createdAt: Date; completedAt: Date | null; cancelledAt: Date | null }>(
  'units.history',
  `SELECT id, started_at AS "createdAt", completed_at AS "completedAt", cancelled_at AS "cancelledAt"
   FROM unit WHERE user_id = $1 ORDER BY started_at DESC, id DESC LIMIT 100`,
);
const logs = statement<{ cardId: number; createdAt: Date; rating: number | null; events: LoggedEvent[] }>(
  'units.logs',
  `SELECT e.card_id AS "cardId", e.created_at AS "createdAt", e.events,
     (SELECT r.rating FROM rating_log r WHERE r.user_id = $1 AND r.card_id = e.card_id AND r.unit_id = $2
      ORDER BY r.seq LIMIT 1) AS rating
   FROM learn_event e WHERE e.user_id = $1 AND e.unit_id = $2 ORDER BY e.card_id`,
);

interface LoggedEvent {
  type: LearnEventType;
  at: string;
  face: string | null;
}

/** The caller's unit in progress, or null where there is none or it is older than 3600 s. */
export async function latestUnit(ctx: Context): Promise<StageUnit | null> {
  const row = await findOpenUnit(ctx);
  if (!row || isExpired(row.startedAt.getTime(), ctx.now().getTime())) return null;
  return {
    unitId: row.id,
    stageId: row.stageId,
    level: row.level,
    packageId: row.packageId,
    challengeIndex: row.challengeIndex,
    mode: row.mode,
    startedAt: row.startedAt,
    expiresAt: new Date(row.startedAt.getTime() + STAGE_UNIT_EXPIRY_S * 1000),
    completedAt: row.completedAt,
    cancelledAt: row.cancelledAt,
    schedules: row.cards,
  };
}

/** The caller's unit that is neither completed nor cancelled, whatever its age. */
export function findOpenUnit(ctx: Context): Promise<(UnitRow & { cards: Schedule[] }) | null> {
  return ctx.db.row(open, [viewerOf(ctx).id]);
}

/** A unit of the caller under a row lock, so that reports of it run one after the other. Throws UNIT_NOT_FOUND. */
export async function lockUnit(ctx: Context, unitId: number): Promise<UnitRow> {
  const unit = await ctx.db.row(lock, [unitId, viewerOf(ctx).id]);
  if (!unit) throw new AppError('UNIT_NOT_FOUND');
  return unit;
}

/** Ends a locked, open unit without a result; its energy comes back where nothing was answered. Answers how much. */
export async function cancelUnit(ctx: Context, unit: UnitRow, learnEvents: readonly CardEvents[] = []) {
  const answered = learnEvents.filter(({ events }) => events.length > 0);
  // guard: energy comes back only where nothing was answered
  const energyReturned = answered.length > 0 ? 0 : unit.energySpent;
  await ctx.db.run(cancel, [unit.id, viewerOf(ctx).id, ctx.now(), energyReturned, JSON.stringify(answered)]);
  await abandoned(ctx, { energyReturned });
  return { energyReturned };
}

/** What the rules of a report judge it by. */
export function reportedUnit({ schedules, startedAt, challengeIndex }: UnitRow, now: Date) {
  return {
    isDuel: challengeIndex !== null,
    cardIds: schedules.map(({ cardId }) => cardId),
    openSeconds: (now.getTime() - startedAt.getTime()) / 1000,
  };
}

/** Reported events as they are judged and stored: nothing is left undefined. */
export function storedEvents(learnEvents: ReportUnitCancelInput['learnEvents']) {
  return learnEvents.map(({ cardId, events }) => ({
    cardId,
    events: events.map(({ type, face, at, durationMs }) => ({
      type,
      at,
      face: face ?? null,
      durationMs: durationMs ?? null,
    })),
  }));
}

/** The caller's latest 100 units, newest first. */
export async function unitHistory(ctx: Context) {
  return { units: await ctx.db.rows(history, [viewerOf(ctx).id]) };
}

const RATE_TYPES = ['AGAIN', 'HARD', 'GOOD', 'EASY'];

/** What was reported of each card of a unit of the caller, and how it was rated. */
export async function unitLogs(ctx: Context, id: number) {
  const rows = await ctx.db.rows(logs, [viewerOf(ctx).id, id]);
  return {
    learnLogs: rows.map(({ cardId, createdAt, rating, events }) => ({
      cardId,
      createdAt,
      detail: { rateType: rating === null ? null : (RATE_TYPES[rating - 1] ?? null), events },
    })),
  };
}
