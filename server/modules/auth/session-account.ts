import { type Database, statement } from '../../database/database.ts';
import { gathered } from '../../database/gathered.ts';

/** A session as a token names it, at a time. */
interface Asked {
  sessionId: string;
  userId: number;
  at: Date;
}

interface SessionAccount {
  /** Which of those asked for, from 1. */
  place: number;
  id: number;
  guest: boolean;
  roles: string[];
  vip_expire_at: Date | null;
  will_terminate_at: Date | null;
}

const accountsOf = (asked: string) =>
  `SELECT ask.place::int, u.id, u.email IS NULL AS guest, u.roles, u.vip_expire_at, u.will_terminate_at
   FROM ${asked} AS ask (session_id, user_id, at, place)
   JOIN session s ON s.id = ask.session_id AND s.user_id = ask.user_id
   JOIN users u ON u.id = s.user_id
   WHERE s.revoked_at IS NULL AND s.expires_at > ask.at
     AND (u.will_terminate_at IS NULL OR u.will_terminate_at > ask.at)`;

const readOne = statement<SessionAccount>(
  'session.read',
  accountsOf('(VALUES ($1::uuid, $2::int, $3::timestamptz, 1))'),
);
const readMany = statement<SessionAccount>(
  'session.read_many',
  accountsOf('unnest($1::uuid[], $2::int[], $3::timestamptz[]) WITH ORDINALITY'),
);

/**
 * The account of a session that is open at the time, or null. Requests that came in the same turn are read together. One
 * alone has a statement of its own: PostgreSQL keeps no plan for a list of one, and planning takes as long as reading.
 */
export const accountOfSession = gathered(async (db: Database, asked: readonly Asked[]) => {
  const [only] = asked;
  if (only && asked.length === 1) return [await db.row(readOne, [only.sessionId, only.userId, only.at])];
  const rows = await db.rows(readMany, [
    asked.map(({ sessionId }) => sessionId),
    asked.map(({ userId }) => userId),
    asked.map(({ at }) => at),
  ]);
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, index) => found.get(index + 1) ?? null);
});
