import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { AppError } from '#server/kernel/errors.ts';
import { planned, written } from '#server/kernel/participants.ts';
import { orHoliday } from '../control/study-control.service.ts';
import { wideChoice, wideChoiceValues } from '../memory/choice.service.ts';
import { LearningMode } from '../units/learning-mode.ts';
import { START_LOCK, startOnce } from '../units/replacing.ts';
import { starting } from '../units/starting.ts';
import type { Schedule, StartedUnit } from '../units/unit.types.ts';
import type { NamedChallenge } from './challenge.rules.ts';
import { readChallenge } from './challenge.service.ts';
import { CHALLENGES } from './settings.ts';

/** A unit that was started, or null. */
interface Started {
  id: number | null;
  challengeId: number;
  cards: Schedule[];
  after: Record<string, unknown>;
}
interface StartValues {
  user: number;
  index: number;
  level: number;
  now: Date;
  mode: LearningMode;
  cost: number;
}

let start: ReturnType<typeof composeStart>;

/** Starts a duel where the participants allow it and no unit is open; else changes nothing, as the start of a stage. */
function composeStart() {
  const { writes, after, permits } = written(starting.participants, 'ready');
  const [permitted, ...others] = permits;
  // One that refuses must find nothing written by another.
  if (!permitted || others.length > 0) throw new Error('one participant may refuse a start');
  // guard: enough cards for a duel
  return composed<Started, StartValues>('challenges.start', {
    user: 'int',
    index: 'int',
    level: 'int',
    now: 'timestamptz',
    mode: 'text',
    cost: 'int',
  })`WITH ${wideChoice.as('choice', '')}, ready AS MATERIALIZED (
     SELECT pg_advisory_xact_lock(${START_LOCK}, :user)
     WHERE NOT EXISTS (SELECT FROM unit WHERE user_id = :user AND completed_at IS NULL AND cancelled_at IS NULL)
       AND (SELECT count(*) FROM choice_chosen) >= ${MIN_CARDS_TO_LEARN}
   ), ${writes} granted AS (
     SELECT FROM ready WHERE ${permitted}
   ), reached AS (
     INSERT INTO challenge (user_id, "index") SELECT :user, :index FROM granted
     ON CONFLICT (user_id, "index") DO UPDATE SET "index" = excluded."index"
     RETURNING id
   ), u AS (
     INSERT INTO unit (user_id, stage_id, level, challenge_index, mode, energy_spent, schedules, started_at)
     SELECT :user, (SELECT id FROM reached), :level, :index, :mode, :cost, (
       SELECT coalesce(jsonb_agg(jsonb_build_object('cardId', card_id, 'cardStatus', status, 'r', r,
         'lookBackStatus', NULL) ORDER BY place), '[]') FROM choice_chosen
     ), :now FROM granted
     RETURNING id, stage_id
   )
   SELECT u.id, u.stage_id AS "challengeId", ${after} AS after,
     (SELECT coalesce(json_agg(json_build_object('cardId', c.id, 'cardStatus', status, 'content', c.content, 'r', r,
        'authorId', c.author_id, 'lookBackStatus', NULL) ORDER BY place), '[]')
      FROM choice_chosen JOIN card c ON c.id = choice_chosen.card_id) AS cards
   FROM ${ONE_ROW} LEFT JOIN u ON true`;
}

/** Makes the statement of a start of what others contribute to it. */
export function composeChallengeStarts(): void {
  start = composeStart();
}

/**
 * Starts the duel of a challenge and takes its energy, as the start of a stage does: an unfinished unit is cancelled, a double
 * tap answers the unit the first tap started. Throws what `readChallenge` throws, ON_HOLIDAY, NOT_ENOUGH_CARDS, NOT_ENOUGH_ENERGY.
 */
export async function startChallenge(ctx: Context, named: NamedChallenge): Promise<StartedUnit> {
  const { packages } = await readChallenge(ctx, named);
  return startOnce(
    ctx,
    (within) => begin(within, named, packages),
    ({ challengeIndex }) => challengeIndex === named.index,
  );
}

async function begin(ctx: Context, { index, endLevel }: NamedChallenge, packages: number[]): Promise<StartedUnit> {
  const cost = ctx.debug.skipEnergyDeduction ? 0 : CHALLENGES.energy;
  const now = ctx.now();
  const mode = LearningMode.NORMAL;
  const { values, kept } = await planned(ctx, starting.participants, { energy: cost }, {});
  const own = { user: viewerOf(ctx).id, index, level: endLevel, now, mode, cost };
  const chosen = { choice: wideChoiceValues(ctx, packages, CHALLENGES.cards) };
  const row = (await ctx.db.row(start, start.values({ ...values, ...chosen, ...own }))) as Started;
  if (row.id === null) throw await orHoliday(ctx, refusal(row));
  return {
    unitId: row.id,
    stageId: row.challengeId,
    level: endLevel,
    packageId: null,
    challengeIndex: index,
    mode,
    startedAt: now,
    schedules: row.cards,
    effects: { kept, after: row.after },
  };
}

/** Why the statement started nothing. */
function refusal({ cards }: Started): AppError {
  if (cards.length < MIN_CARDS_TO_LEARN)
    return new AppError('NOT_ENOUGH_CARDS', { params: { min: MIN_CARDS_TO_LEARN } });
  const [refusing] = starting.participants.filter(({ permits }) => permits);
  return new AppError(refusing?.permits?.refusal ?? 'INTERNAL_SERVER_ERROR');
}
