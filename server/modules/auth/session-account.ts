import { batchedRow } from '../../kernel/database/batched.ts';

interface SessionAccount {
  id: number;
  guest: boolean;
  roles: string[];
  vipExpireAt: Date | null;
  willTerminateAt: Date | null;
}

// guard: a session that was left is nobody
// guard: a session that is over is nobody
// guard: an account that has ended is nobody
// guard: a session is of one account
/** The account of a session, as a token names both, where it is open at the time; or null. Requests of one turn are read together. */
export const accountOfSession = batchedRow<SessionAccount, { sessionId: string; userId: number; at: Date }>(
  'session.read',
  { sessionId: 'uuid', userId: 'int', at: 'timestamptz' },
  (requests) => `SELECT request.position, u.id, u.email IS NULL AS guest, u.roles,
     u.vip_expire_at AS "vipExpireAt", u.will_terminate_at AS "willTerminateAt"
   FROM ${requests}
   JOIN session s ON s.id = request."sessionId" AND s.user_id = request."userId"
   JOIN users u ON u.id = s.user_id
   WHERE s.revoked_at IS NULL AND s.expires_at > request.at
     AND (u.will_terminate_at IS NULL OR u.will_terminate_at > request.at)`,
);
