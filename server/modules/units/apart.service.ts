import { createHash } from 'node:crypto';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { type CardEvents, impossibleEvents } from './report.rules.ts';
import { UNITS } from './settings.ts';
import { reportedUnit, type UnitRow } from './unit.service.ts';

// guard: a repeat is not kept apart
// guard: no endless events of one unit
const keep = statement<{ same: boolean }>(
  'units.keep_apart',
  `WITH counted AS (
     SELECT coalesce(jsonb_object_agg(card_id, events), '{}') AS events FROM learn_event WHERE user_id = $1 AND unit_id = $2
   ), kept AS (
     INSERT INTO learn_event_apart (user_id, unit_id, digest, events, created_at)
     SELECT $1, $2, $4, $3::jsonb, $5 FROM counted
     WHERE $6 AND $3::jsonb NOT IN (counted.events, '{}')
       AND (SELECT count(*) FROM learn_event_apart WHERE user_id = $1 AND unit_id = $2) < ${UNITS.apartMax}
     ON CONFLICT DO NOTHING
   )
   SELECT counted.events = $3::jsonb AS same FROM counted`,
);

/**
 * Keeps what another device did in a unit that ended before it reported: as raw events beside those that counted, once however often
 * it is reported, never as a rating. What cannot have happened is not kept. Answers whether these are the events that counted, as
 * those of a repeat are.
 */
export async function keepApart(ctx: Context, unit: UnitRow, learnEvents: readonly CardEvents[]): Promise<boolean> {
  const answered = learnEvents.filter(({ events }) => events.length > 0);
  const byCard = answered.map(({ cardId, events }) => [cardId, events] as const).sort(([a], [b]) => a - b);
  const text = JSON.stringify(Object.fromEntries(byCard));
  const digest = createHash('sha256').update(text).digest('base64url');
  const possible = impossibleEvents(reportedUnit(unit, ctx.now()), answered).length === 0;
  const row = await ctx.db.row(keep, [viewerOf(ctx).id, unit.id, text, digest, ctx.now(), possible]);
  return row?.same ?? false;
}
