import type { ApolloClient } from '@apollo/client';
import { LatestUnitDocument } from '#client/graphql/generated/lesson.ts';
import { isReported, type Session } from '#domain/session/session.ts';
import { isExpired } from '#domain/session/timings.ts';
import { deliver } from './delivery.ts';
import { closeLesson } from './lesson-store.ts';
import { postCancellation, postCompletion, postRemains } from './outbox.ts';
import { savedLesson } from './saved-lesson.ts';

/**
 * The unit this device left in the middle, if the server still has it in progress. One that is finished or older than
 * 3600 s is reported. One that the server says has ended is `ended`: what was answered here is handed in to be kept. Null, too, while
 * the server cannot be asked.
 */
export async function findUnfinished(client: ApolloClient, now: number): Promise<Session | 'ended' | null> {
  const session = savedLesson(now);
  if (!session || !isReported(session)) return null;
  if (session.frame.type === 'done' || isExpired(session.startedAt, now)) {
    const report = session.frame.type === 'done' ? postCompletion(session) : postCancellation(session);
    closeLesson(session.unitId);
    await deliver(client, report);
    return null;
  }
  try {
    const options = { query: LatestUnitDocument, fetchPolicy: 'network-only', context: { quiet: true } } as const;
    const { data } = await client.query(options);
    if (data?.latestUnit?.unitId === session.unitId) return session;
  } catch {
    return null;
  }
  // Between question and answer the learner may have begun another one.
  if (savedLesson(now)?.unitId !== session.unitId) return null;
  const remains = postRemains(session);
  closeLesson(session.unitId);
  if (remains) await deliver(client, remains);
  return 'ended';
}
