import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { beforeEach, vi } from 'vitest';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { rightOption } from '#domain/session/judge.ts';
import type { QuizFrame, Session } from '#domain/session/session.ts';
import { unitOf, words } from '../../domain/support/units.ts';
import { memoryStorage } from './memory-storage.ts';

export const localStorage = memoryStorage();
vi.stubGlobal('localStorage', localStorage);
const navigator = { userAgent: 'test' };
vi.stubGlobal('window', { localStorage, navigator });

// They take hold of the storage when they are first read.
const store = await import('#client/features/lesson/lesson-store.ts');
const { actOnPair, goOn } = store;
export const { useLesson, openUnit, actOnFace, closeLesson } = store;
export const { savedLesson } = await import('#client/features/lesson/saved-lesson.ts');
export const { useOutbox, postCompletion, postCancellation, dropReport } = await import(
  '#client/features/lesson/outbox.ts'
);
export const { hasLeftovers } = await import('#client/features/lesson/leftovers.ts');
export const { deliver } = await import('#client/features/lesson/delivery.ts');
export const { ownRefused, removeRefused, useRefusedResults } = await import('#client/platform/refused-results.ts');
export const { findUnit } = await import('#client/features/lesson/find-unit.ts');
export const { findUnfinished } = await import('#client/features/lesson/unfinished.ts');
const handover = await import('#client/platform/unit-handover.ts');
const { useHandover } = handover;
export const { offerUnit, takeUnit } = handover;
export const { setToken } = await import('#client/platform/session.ts');

/** A token of an account, as far as the client reads it. */
export const tokenOf = (account: string) => `head.${btoa(JSON.stringify({ sub: account }))}.signature`;
export const unit = unitOf(words(10));
export const HOUR = 3_600_000;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useOutbox.setState({ reports: [] });
  useRefusedResults.setState({ results: [] });
  useHandover.setState({ unit: null });
  useLesson.setState({ session: null, verdict: null });
});

export function session(): Session {
  const { session } = useLesson.getState();
  if (!session) throw new Error('no session');
  return session;
}

export const quiz = () => session().frame as QuizFrame;

/** What answers the question that is asked; `false` gives the first wrong option. */
export function answerOf({ question, answer }: QuizFrame, right = true): FaceAction {
  if (!question || !answer) throw new Error('not a question');
  if (answer.kind === 'recall') return answer.open ? { type: 'recall', remembered: right } : { type: 'reveal' };
  if (!('options' in question) || answer.kind !== 'pick' || 'blanks' in question) throw new Error('not expected here');
  const option = rightOption(question);
  return { type: 'choose', option: right ? option : (option + 1) % question.options.length };
}

/** Plays a unit of words to its end without a mistake, a second for each step. */
export function playToEnd(from: number): number {
  let now = from;
  for (let steps = 0; session().frame.type !== 'done'; steps++) {
    if (steps > 500) throw new Error('the unit does not end');
    now += 1000;
    const { frame } = session();
    if (frame.type === 'match') {
      const left = frame.match.goneLeft.indexOf(false);
      if (left < 0) goOn(now);
      else {
        actOnPair('left', left, now);
        actOnPair('right', frame.match.rights.indexOf(left), now);
      }
    } else if (frame.type === 'bossStart' || quiz().answer?.passed) goOn(now);
    else actOnFace(answerOf(quiz()), now);
  }
  return now;
}

/** A client whose server answers with what `respond` returns for an operation. */
export function clientOf(respond: (name: string, variables: Record<string, unknown>) => unknown) {
  const calls: string[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        calls.push(operation.operationName ?? '');
        try {
          observer.next(respond(operation.operationName ?? '', operation.variables) as never);
          observer.complete();
        } catch (error) {
          observer.error(error);
        }
      }),
  );
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), calls };
}

export const completion = {
  __typename: 'UnitCompletion',
  completedElsewhere: false,
  mode: 'NORMAL',
  stats: {
    __typename: 'CompletedStats',
    unitId: 7,
    level: 4,
    star: 3,
    exp: 20,
    comboExp: 5,
    comboCount: 10,
    debutCount: 5,
    reviewCount: 5,
    duration: 60,
    checkInPopped: true,
  },
  masteryChanges: [],
  dailyTaskResponse: { __typename: 'TaskResponse', lastStats: [], tasks: [] },
};
export const completed = () => ({ data: { reportUnitComplete: completion } });
export const offline = () => {
  throw new TypeError('Failed to fetch');
};
export const refused = () => ({
  data: null,
  errors: [new GraphQLError('这一关已经结束', { extensions: { code: 'UNIT_ENDED', bizCode: 1302 } })],
});
