import { resultOfPlace, rewardOfPlace, seasonNumbered, seasonOf, stepAfter } from '#domain/league.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { type Recipient, refOf, type Sending, sendMessages } from '../messages/send.service.ts';
import { type ResultNews, resultLetter } from './result-letter.ts';
import { LEAGUE } from './settings.ts';

const listUntold = statement<{ season: number }>(
  'league.untold',
  'SELECT season FROM league_season WHERE NOT told AND season <= $1 ORDER BY season',
);
// What another process tells of is passed over, so that two share the work.
const takeGroups = statement<{ step: number; number: number; members: number[] }>(
  'league.take_untold',
  `WITH next AS (
     SELECT season, step, number FROM league_group WHERE season = $1 AND NOT told
     LIMIT ${LEAGUE.groupsTold} FOR UPDATE SKIP LOCKED
   )
   UPDATE league_group g SET told = true FROM next n
   WHERE g.season = n.season AND g.step = n.step AND g.number = n.number
   RETURNING g.step, g.number, g.members`,
);
const listMissed = statement<{ userId: number; step: number }>(
  'league.untold_missed',
  `SELECT p.user_id AS "userId", p.step FROM league_place p JOIN users u ON u.id = p.user_id
   WHERE p.season = $1 AND p.number IS NULL
     AND NOT EXISTS (SELECT FROM message m WHERE m.user_id = p.user_id AND m.ref = $2)
   LIMIT $3`,
);
const known = statement<{ id: number }>('league.known_members', 'SELECT id FROM users WHERE id = ANY($1::int[])');
// Not while another process has not finished with a group: if it dies, the next round tells that group.
const markTold = statement(
  'league.mark_told',
  `UPDATE league_season SET told = true
   WHERE season = $1 AND NOT EXISTS (SELECT FROM league_group WHERE season = $1 AND NOT told)`,
);

/**
 * Sends each learner of a settled season a letter of its result, once it may be seen. Can run twice, side by side and be killed
 * anywhere: a group is told in one transaction, and a letter has the season as its reference. Answers how many were sent.
 */
export async function tellResults({ db, now }: Sending): Promise<number> {
  let told = 0;
  for (const { season } of await db.rows(listUntold, [latestShown(now())])) {
    for (;;) {
      const sent = await db.transaction((tx) => tellGroups({ db: tx, now }, season));
      if (sent === null) break;
      told += sent;
    }
    for (;;) {
      const sent = await tellMissed({ db, now }, season);
      if (sent === null) break;
      told += sent;
    }
    await db.run(markTold, [season]);
  }
  return told;
}

async function tellGroups(on: Sending, season: number): Promise<number | null> {
  const groups = await on.db.rows(takeGroups, [season]);
  if (groups.length === 0) return null;
  const accounts = await membersOf(on.db, groups);
  const ref = String(season);
  const recipients = groups.flatMap(({ step, members }) =>
    members.map((userId, index): Recipient<ResultNews> => {
      return { userId, ref, params: news(step, index + 1, members.length) };
    }),
  );
  return sendMessages(
    on,
    resultLetter,
    recipients.filter(({ userId }) => accounts.has(userId)),
  );
}

async function tellMissed(on: Sending, season: number): Promise<number | null> {
  const ref = String(season);
  const missed = await on.db.rows(listMissed, [season, refOf(resultLetter, ref), LEAGUE.missedTold]);
  if (missed.length === 0) return null;
  return sendMessages(
    on,
    resultLetter,
    missed.map(({ userId, step }) => ({ userId, ref, params: news(step, null, 0) })),
  );
}

/** Those of the members that are still there. */
async function membersOf(db: Database, groups: readonly { members: number[] }[]): Promise<Set<number>> {
  const rows = await db.rows(known, [groups.flatMap(({ members }) => members)]);
  return new Set(rows.map(({ id }) => id));
}

function news(before: number, place: number | null, of: number): ResultNews {
  const result = resultOfPlace(place);
  return { result, place, of, before, after: stepAfter(before, result), reward: rewardOfPlace(place) };
}

/** The latest season whose results may be seen at an instant. */
function latestShown(now: Date): number {
  const { season } = seasonOf(now);
  // guard: a result is told when it is shown
  return now < seasonNumbered(season).resultsAt ? season - 1 : season;
}
