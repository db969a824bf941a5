import { LEAGUE_REQUIRED_LEVEL } from '#domain/limits.ts';
import { part } from '#server/kernel/database/parts.ts';
import { completedSql } from '../atlas/atlas.service.ts';
import { completing } from '../units/completing.ts';
import { joining, joiningValues } from './joining.ts';

/** A place after a unit, as JSON of the database has it. */
export interface PlaceAfter {
  step: number;
  exp: number;
  position: number;
  previousPosition: number | null;
}

const others = (ahead: string) =>
  `(SELECT 1 + count(*) FROM league_place o WHERE o.season = :season AND o.step = place.step AND o.number = place.number
    AND o.user_id <> :user AND ${ahead})`;

/** The exp of a unit counts in the season; the first of it joins a group. */
export const countsInLeague = completing.participant<
  number,
  ReturnType<typeof joiningValues>,
  undefined,
  PlaceAfter | null
>({
  name: 'league',
  read: ({ user }) => completedSql(user),
  plan: (ctx, { exp, challenge }, completed) => {
    const levels = (completed ?? 0) + (challenge ? 0 : 1);
    // guard: the league asks for three levels
    return { values: joiningValues(ctx, { exp, qualified: levels >= LEAGUE_REQUIRED_LEVEL }) };
  },
  write: part(joining.types, joining.text),
  // Whoever has the same exp came to it earlier.
  after: `(SELECT json_build_object('step', place.step, 'exp', place.exp, 'position', ${others('o.exp >= place.exp')},
      'previousPosition', ${`CASE WHEN me.exp IS NOT NULL THEN ${others('(o.exp > me.exp OR (o.exp = me.exp AND (o.reached_at, o.user_id) < (me.reached_at, :user)))')} END`})
    FROM @counted AS place LEFT JOIN league_place me ON me.user_id = :user AND me.season = :season)`,
});
