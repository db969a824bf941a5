import type { ApolloClient } from '@apollo/client';
import { LatestUnitDocument } from '#client/graphql/generated/lesson.ts';
import { dropUnit, takeUnit } from '#client/platform/unit-handover.ts';
import { isReported, type Session, type UnitStart } from '#domain/session/session.ts';
import { isExpired } from '#domain/session/timings.ts';
import { closeLesson } from './lesson-store.ts';
import { type CompletionReport, isCompletion, ownReports, postCancellation, postCompletion } from './outbox.ts';
import { savedLesson } from './saved-lesson.ts';

/** What the learn page finds when it opens. */
export type FoundUnit =
  | { kind: 'unit'; unit: UnitStart }
  | { kind: 'session'; session: Session }
  /** Learned to its end, but the server does not know yet. */
  | { kind: 'report'; report: CompletionReport }
  | { kind: 'none' }
  | { kind: 'expired' }
  | { kind: 'unreachable' };

/**
 * What to learn: the unit the atlas has just started, else the one this device was in the middle of, else a result that
 * still has to be sent, else the unit the server knows of. A unit older than 3600 s is given up. `now` in epoch ms.
 */
export async function findUnit(client: ApolloClient, now: number): Promise<FoundUnit> {
  const { session, expired } = savedSession(now);
  const offered = takeUnit();
  if (offered && !isExpired(Date.parse(offered.startedAt), now) && !isWrittenDown(offered.unitId)) {
    return { kind: 'unit', unit: offered };
  }
  dropUnit();
  if (session) return { kind: 'session', session };
  const report = ownReports().find(isCompletion);
  if (report) return { kind: 'report', report };
  return expired ? { kind: 'expired' } : unitOfServer(client);
}

/** The kept session if it can go on. A finished one becomes a report, one that is too old is given up. */
function savedSession(now: number): { session: Session | null; expired: boolean } {
  const session = savedLesson(now);
  if (!session || !isReported(session)) return { session, expired: false };
  const expired = session.frame.type !== 'done' && isExpired(session.startedAt, now);
  if (session.frame.type !== 'done' && !expired) return { session, expired };
  if (expired) postCancellation(session);
  else postCompletion(session);
  closeLesson(session.unitId);
  return { session: null, expired };
}

const isWrittenDown = (id: number) => ownReports().some(({ unitId }) => unitId === id);

async function unitOfServer(client: ApolloClient): Promise<FoundUnit> {
  try {
    const { data } = await client.query({
      query: LatestUnitDocument,
      fetchPolicy: 'network-only',
      context: { quiet: true },
    });
    return data?.latestUnit ? { kind: 'unit', unit: data.latestUnit } : { kind: 'none' };
  } catch {
    return { kind: 'unreachable' };
  }
}
