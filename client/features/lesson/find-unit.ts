import type { ApolloClient } from '@apollo/client';
import { LatestUnitDocument } from '#client/graphql/generated/lesson.ts';
import { dropUnit, takeUnit } from '#client/platform/unit-handover.ts';
import { isReported, type Session, type UnitStart } from '#domain/session/session.ts';
import { isExpired } from '#domain/session/timings.ts';
import { deliver } from './delivery.ts';
import { closeLesson } from './lesson-store.ts';
import {
  type CompletionReport,
  isCompletion,
  ownReports,
  postCancellation,
  postCompletion,
  postRemains,
} from './outbox.ts';
import { savedLesson } from './saved-lesson.ts';

/** How long a lesson that is kept here waits for the server to say whether it goes on, in ms. */
const COMPARE_MS = 3000;

/** What the learn page finds when it opens. */
export type FoundUnit =
  | { kind: 'unit'; unit: UnitStart }
  | { kind: 'session'; session: Session }
  /** Learned to its end, but the server does not know yet. */
  | { kind: 'report'; report: CompletionReport }
  | { kind: 'none' }
  | { kind: 'expired' }
  /** What this device was in the middle of was ended by another device or tab. */
  | { kind: 'elsewhere' }
  | { kind: 'unreachable' };

/**
 * What to learn: the unit the atlas has just started, else the one this device was in the middle of, else a result that
 * still has to be sent, else the unit the server knows of. A unit older than 3600 s is given up. One that this device was in the
 * middle of goes on without the server where that cannot be asked; where the server knows that it has ended, what was answered
 * here is handed in to be kept. `now` in epoch ms.
 */
export async function findUnit(client: ApolloClient, now: number): Promise<FoundUnit> {
  const kept = takeUnit();
  // A debug unit says nothing of the one that this device is in the middle of, and reports nothing of it.
  if (kept?.unitId === 0 && !isExpired(Date.parse(kept.startedAt), now)) return { kind: 'unit', unit: kept };
  const { session, expired } = savedSession(now);
  const offered = kept && !isExpired(Date.parse(kept.startedAt), now) && !isWrittenDown(kept.unitId) ? kept : null;
  const isOver = session && isReported(session) && (await hasEnded(client, session, offered));
  if (isOver) {
    const remains = postRemains(session);
    closeLesson(session.unitId);
    if (remains) void deliver(client, remains);
  }
  if (offered && !(isOver && session?.unitId === offered.unitId)) return { kind: 'unit', unit: offered };
  dropUnit();
  if (session) return isOver ? { kind: 'elsewhere' } : { kind: 'session', session };
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

/** Whether a unit is over: another was started after it, or the server says so. A lesson does not wait long to learn that. */
async function hasEnded(client: ApolloClient, { unitId }: Session, offered: UnitStart | null): Promise<boolean> {
  if (offered && offered.unitId !== unitId) return true;
  const late = new Promise<null>((resolve) => setTimeout(resolve, COMPARE_MS, null));
  const found = await Promise.race([unitOfServer(client), late]);
  return found?.kind === 'none' || (found?.kind === 'unit' && found.unit.unitId !== unitId);
}

async function unitOfServer(client: ApolloClient): Promise<FoundUnit & { kind: 'unit' | 'none' | 'unreachable' }> {
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
