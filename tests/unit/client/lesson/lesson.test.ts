import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { rightOption } from '#domain/session/judge.ts';
import type { QuizFrame, Session } from '#domain/session/session.ts';
import { START, unitOf, words } from '../../domain/support/units.ts';
import { memoryStorage } from './memory-storage.ts';

const localStorage = memoryStorage();
vi.stubGlobal('localStorage', localStorage);
const navigator = { userAgent: 'test' };
vi.stubGlobal('window', { localStorage, navigator });

// They take hold of the storage when they are first read.
const { useLesson, openUnit, actOnFace, actOnPair, goOn, closeLesson } = await import(
  '#client/features/lesson/lesson-store.ts'
);
const { savedLesson } = await import('#client/features/lesson/saved-lesson.ts');
const { useOutbox, postCompletion, postCancellation, dropReport } = await import('#client/features/lesson/outbox.ts');
const { hasLeftovers } = await import('#client/features/lesson/leftovers.ts');
const { deliver } = await import('#client/features/lesson/delivery.ts');
const { ownRefused, removeRefused, useRefusedResults } = await import('#client/platform/refused-results.ts');
const { findUnit } = await import('#client/features/lesson/find-unit.ts');
const { findUnfinished } = await import('#client/features/lesson/unfinished.ts');
const { offerUnit, takeUnit, useHandover } = await import('#client/platform/unit-handover.ts');

const { setToken } = await import('#client/platform/session.ts');

/** A token of an account, as far as the client reads it. */
const tokenOf = (account: string) => `head.${btoa(JSON.stringify({ sub: account }))}.signature`;
const unit = unitOf(words(10));
const HOUR = 3_600_000;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useOutbox.setState({ reports: [] });
  useRefusedResults.setState({ results: [] });
  useHandover.setState({ unit: null });
  useLesson.setState({ session: null, verdict: null });
});

function session(): Session {
  const { session } = useLesson.getState();
  if (!session) throw new Error('no session');
  return session;
}

const quiz = () => session().frame as QuizFrame;

/** What answers the question that is asked; `false` gives the first wrong option. */
function answerOf({ question, answer }: QuizFrame, right = true): FaceAction {
  if (!question || !answer) throw new Error('not a question');
  if (answer.kind === 'recall') return answer.open ? { type: 'recall', remembered: right } : { type: 'reveal' };
  if (!('options' in question) || answer.kind !== 'pick' || 'blanks' in question) throw new Error('not expected here');
  const option = rightOption(question);
  return { type: 'choose', option: right ? option : (option + 1) % question.options.length };
}

/** Plays a unit of words to its end without a mistake, a second for each step. */
function playToEnd(from: number): number {
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
function clientOf(respond: (name: string, variables: Record<string, unknown>) => unknown) {
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

const completion = {
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
const completed = () => ({ data: { reportUnitComplete: completion } });
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const refused = () => ({
  data: null,
  errors: [new GraphQLError('这一关已经结束', { extensions: { code: 'UNIT_ENDED', bizCode: 1302 } })],
});

describe('a lesson on this device', () => {
  it('is kept after every action and goes on where it was, with the same future', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 3000);
    const kept = savedLesson(START + 3000);
    expect(kept).toEqual(session());

    useLesson.setState({ session: null });
    const resumed = openUnit(unit, START + 3000);
    expect(resumed).toEqual(kept);
    expect(resumed.cards.flatMap((card) => card.events).map((event) => event.type)).toEqual(['WRONG']);
  });

  it('does not count the time away', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 3000);
    openUnit(unit, START + 600_000);
    actOnFace(answerOf(quiz()), START + 601_000);
    const card = session().cards.find(({ times }) => times === 1);
    expect(card?.seconds).toBe(3 + 1 + 2);
  });

  it('begins anew for another unit', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
    const other = openUnit({ ...unit, unitId: 8 }, START + 2000);
    expect(other.cards.every((card) => card.events.length === 0)).toBe(true);
  });

  it('says what a wrong option really means, and nothing once it is right', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
    expect(useLesson.getState().verdict).toMatchObject({
      kind: 'wrong',
      note: { word: expect.any(String), meaning: expect.any(String) },
    });
    actOnFace(answerOf(quiz()), START + 2000);
    expect(useLesson.getState().verdict).toEqual({ kind: 'right', combo: 0 });
  });

  it('plays on where nothing can be stored', () => {
    const refuse = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openUnit(unit, START);
    actOnFace(answerOf(quiz()), START + 1000);
    expect(quiz().answer?.passed).toBe(true);
    refuse.mockRestore();
  });
});

describe('the outbox', () => {
  const finish = () => {
    openUnit(unit, START);
    playToEnd(START);
    return postCompletion(session());
  };

  it('leaves something on the device from the first question until the report is taken', () => {
    expect(hasLeftovers()).toBe(false);
    openUnit(unit, START);
    expect(hasLeftovers()).toBe(true);
    playToEnd(START);
    const report = postCompletion(session());
    closeLesson(7);
    expect(hasLeftovers()).toBe(true);
    dropReport(report);
    expect(hasLeftovers()).toBe(false);
  });

  it('holds one report a unit, with every card and the longest combo', () => {
    const report = finish();
    expect(postCompletion(session())).toEqual(report);
    expect(useOutbox.getState().reports).toHaveLength(1);
    expect(report).toMatchObject({ kind: 'complete', unitId: 7, packageId: 2 });
    expect(report.input.learnEvents).toHaveLength(10);
    expect(localStorage.getItem('pending-report')).toContain('"unitId":7');
  });

  it('waits for its owner on a device that several people use', async () => {
    const { ownReports } = await import('#client/features/lesson/outbox.ts');
    setToken(tokenOf('1'));
    const report = finish();
    setToken(tokenOf('2'));
    expect(ownReports()).toEqual([]);
    setToken(tokenOf('1'));
    expect(ownReports()).toEqual([report]);
    setToken(null);
  });

  it('holds what another tab did in the same unit beside it', async () => {
    const first = finish();
    closeLesson(7);
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 500);
    playToEnd(START + 1000);
    const second = postCompletion(session());
    expect(useOutbox.getState().reports).toEqual([first, second]);
    await deliver(clientOf(completed).client, first);
    expect(useOutbox.getState().reports).toEqual([second]);
  });

  it('tells where another device completed the unit first', async () => {
    const elsewhere = () => ({ data: { reportUnitComplete: { ...completion, completedElsewhere: true } } });
    await expect(deliver(clientOf(elsewhere).client, finish())).resolves.toMatchObject({
      kind: 'completed',
      elsewhere: true,
    });
  });

  it('lets go of a report once the server has it', async () => {
    const report = finish();
    const { client, calls } = clientOf(completed);
    await expect(deliver(client, report)).resolves.toMatchObject({ kind: 'completed' });
    expect(calls).toEqual(['ReportUnitComplete']);
    expect(useOutbox.getState().reports).toEqual([]);
  });

  it('keeps it while the server cannot be reached, and sends the very same later', async () => {
    const report = finish();
    await expect(deliver(clientOf(offline).client, report)).resolves.toMatchObject({ kind: 'failed' });
    expect(useOutbox.getState().reports).toEqual([report]);

    const sent: unknown[] = [];
    const { client } = clientOf((_, variables) => {
      sent.push(variables.input);
      return completed();
    });
    await deliver(client, report);
    expect(sent).toEqual([report.input]);
  });

  it('does not undo what another tab has written meanwhile', () => {
    const report = finish();
    const others = { ...report, unitId: 6 };
    const text = JSON.stringify({ state: { reports: [report, others] }, version: 0 });
    localStorage.setItem('pending-report', text);
    dropReport(report);
    expect(useOutbox.getState().reports).toEqual([others]);
    localStorage.setItem('pending-report', text);
    postCancellation({ ...session(), unitId: 8 });
    expect(useOutbox.getState().reports.map(({ unitId }) => unitId)).toEqual([7, 6, 8]);
  });

  it('sends once for all who ask at the same time', async () => {
    const report = finish();
    const { client, calls } = clientOf(completed);
    const [first, second] = await Promise.all([deliver(client, report), deliver(client, report)]);
    expect(second).toBe(first);
    expect(calls).toHaveLength(1);
  });
});

describe('what the server will never take', () => {
  const finish = () => {
    openUnit(unit, START);
    playToEnd(START);
    const report = postCompletion(session());
    closeLesson(7);
    return report;
  };
  const kept = () => ownRefused(useRefusedResults.getState().results);
  const unreadable = () => ({
    data: null,
    errors: [
      new GraphQLError('input.comboCount: is more than the clean answers', { extensions: { code: 'BAD_USER_INPUT' } }),
    ],
  });

  it.each([
    { answer: refused, refusal: { code: 1302, message: '这一关已经结束' } },
    { answer: unreadable, refusal: { code: 400, message: 'input.comboCount: is more than the clean answers' } },
  ])('is kept as it was reported, with the reason: $refusal.code', async ({ answer, refusal }) => {
    const report = finish();
    const delivery = await deliver(clientOf(answer).client, report);
    expect(delivery).toMatchObject({ kind: 'refused', result: { unitId: 7, input: report.input, refusal } });
    expect(kept()).toMatchObject([{ kind: 'complete', unitId: 7, input: report.input, refusal }]);
    expect(Date.parse(kept()[0]?.refusal.at ?? '')).not.toBeNaN();
    expect(JSON.parse(localStorage.getItem('bread.refused-results') ?? '').state.results).toEqual(kept());
  });

  it('is not sent again and does not stand in the way of the next unit', async () => {
    await deliver(clientOf(refused).client, finish());
    expect(useOutbox.getState().reports).toEqual([]);
    expect(hasLeftovers()).toBe(false);
    offerUnit({ __typename: 'StartedUnit', ...unit, unitId: 8 } as never);
    const { client, calls } = clientOf(offline);
    await expect(findUnit(client, START + 1000)).resolves.toMatchObject({ kind: 'unit', unit: { unitId: 8 } });
    expect(calls).toEqual([]);
  });

  it('belongs to its owner on a device that several people use', async () => {
    setToken(tokenOf('1'));
    await deliver(clientOf(refused).client, finish());
    setToken(tokenOf('2'));
    expect(kept()).toEqual([]);
    setToken(tokenOf('1'));
    expect(kept()).toHaveLength(1);
    setToken(null);
  });

  it('is kept once, however often it is refused, and goes only when its owner removes it', async () => {
    const report = finish();
    await deliver(clientOf(refused).client, report);
    await deliver(clientOf(refused).client, report);
    expect(kept()).toHaveLength(1);
    for (const result of kept()) removeRefused(result);
    expect(kept()).toEqual([]);
  });

  it('is not the giving up of a unit that ended elsewhere: the server has kept what was answered', async () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
    const given = postCancellation(session());
    await expect(deliver(clientOf(refused).client, given)).resolves.toEqual({ kind: 'cancelled' });
    expect(kept()).toEqual([]);
    expect(useOutbox.getState().reports).toEqual([]);
  });

  it('waits on where the device has no room to keep it apart', async () => {
    const report = finish();
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(deliver(clientOf(refused).client, report)).resolves.toMatchObject({ kind: 'refused' });
    full.mockRestore();
    expect(useOutbox.getState().reports).toEqual([report]);
  });
});

describe('what the learn page opens', () => {
  const nothing = () => ({ data: { latestUnit: null } });
  const offered = { __typename: 'StartedUnit', ...unit } as never;

  it('is the unit that was just started', async () => {
    offerUnit(offered);
    const { client, calls } = clientOf(nothing);
    await expect(findUnit(client, START + 1000)).resolves.toMatchObject({ kind: 'unit', unit: { unitId: 7 } });
    expect(calls).toEqual([]);
  });

  const inTheMiddle = () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
  };
  const opened = { kind: 'session', session: { unitId: 7 } };

  it('is the unit that was left in the middle, where the server has it too or cannot be asked', async () => {
    inTheMiddle();
    const same = clientOf(() => ({ data: { latestUnit: offered } })).client;
    await expect(findUnit(same, START + 2000)).resolves.toMatchObject(opened);
    await expect(findUnit(clientOf(offline).client, START + 2000)).resolves.toMatchObject(opened);
  });

  it('waits three seconds for a server that does not answer, and goes on without', async () => {
    inTheMiddle();
    vi.useFakeTimers();
    const silent = new ApolloClient({
      link: new ApolloLink(() => new Observable(() => {})),
      cache: new InMemoryCache(),
    });
    const found = findUnit(silent, START + 2000);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await expect(found).resolves.toMatchObject(opened);
  });

  it.each([9, null])(
    'is told where the unit ended elsewhere and the server has %s; what was answered is handed in',
    async (unitId) => {
      inTheMiddle();
      const sent: unknown[] = [];
      const { client } = clientOf((name, variables) => {
        if (name !== 'LatestUnit') sent.push(variables.input);
        return name === 'LatestUnit'
          ? { data: { latestUnit: unitId && { ...(offered as object), unitId } } }
          : refused();
      });
      await expect(findUnit(client, START + 2000)).resolves.toEqual({ kind: 'elsewhere' });
      expect(sent).toMatchObject([{ unitId: 7, learnEvents: [{ events: [{ type: 'WRONG' }] }] }]);
      expect(savedLesson(START + 2000)).toBeNull();
    },
  );

  it('is the unit that was just started, and what was left of the one before is handed in', async () => {
    inTheMiddle();
    offerUnit({ ...(offered as object), unitId: 8 } as never);
    const { client, calls } = clientOf(refused);
    await expect(findUnit(client, START + 2000)).resolves.toMatchObject({ kind: 'unit', unit: { unitId: 8 } });
    expect(calls).toEqual(['ReportUnitCancel']);
  });

  it('is a debug unit that was chosen, of which nobody is told; the unit in the middle stays and goes on afterwards', async () => {
    inTheMiddle();
    const left = session();
    offerUnit({ ...(offered as object), unitId: 0, debug: { practiceTimes: 1, facesSet: {} } } as never);
    const { client, calls } = clientOf(offline);
    const found = await findUnit(client, START + 2000);
    expect(found).toMatchObject({ kind: 'unit', unit: { unitId: 0 } });
    openUnit((found as { unit: typeof unit }).unit, START + 2000);
    expect(session()).toMatchObject({ unitId: 0, isDebug: true, practiceTimes: 1, history: [] });
    playToEnd(START + 3000);
    expect(calls).toEqual([]);
    expect(useOutbox.getState().reports).toEqual([]);
    expect(savedLesson(START + 2000)).toMatchObject({ unitId: 7, cards: left.cards });
    closeLesson(0);
    expect(takeUnit()).toBeNull();
    const same = clientOf(() => ({ data: { latestUnit: offered } })).client;
    await expect(findUnit(same, START + 2000)).resolves.toMatchObject(opened);
  });

  it("is nobody else's: what one account left waits for it, whatever another does meanwhile", async () => {
    setToken(tokenOf('1'));
    openUnit(unit, START);
    actOnFace(answerOf(quiz()), START + 1000);
    const kept = savedLesson(START + 2000);
    offerUnit(offered);

    setToken(tokenOf('2'));
    expect(savedLesson(START + 2000)).toBeNull();
    expect(takeUnit()).toBeNull();
    expect(hasLeftovers()).toBe(false);
    await expect(findUnit(clientOf(nothing).client, START + 2000)).resolves.toEqual({ kind: 'none' });
    openUnit({ ...unit, unitId: 8 }, START + 3000);
    closeLesson(8);

    setToken(tokenOf('1'));
    expect(savedLesson(START + 2000)).toEqual(kept);
    setToken(null);
  });

  it('is one from before lessons had owners, which whoever comes back to it takes over', () => {
    openUnit(unit, START);
    const text = localStorage.getItem('bread.lesson.nobody') as string;
    closeLesson(unit.unitId);
    localStorage.setItem('bread.lesson', text);
    setToken(tokenOf('1'));
    expect(hasLeftovers()).toBe(true);
    expect(savedLesson(START)?.unitId).toBe(7);
    setToken(tokenOf('2'));
    expect(savedLesson(START)).toBeNull();
    setToken(null);
  });

  it('is the result of a unit that ended as the tab was killed', async () => {
    openUnit(unit, START);
    const end = playToEnd(START);
    await expect(findUnit(clientOf(nothing).client, end)).resolves.toMatchObject({
      kind: 'report',
      report: { kind: 'complete', unitId: 7 },
    });
    expect(savedLesson(end)).toBeNull();
  });

  it('is nothing after an hour, and the unit is given up with its events', async () => {
    offerUnit(offered);
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
    const { client } = clientOf(nothing);
    await expect(findUnit(client, START + HOUR + 1)).resolves.toEqual({ kind: 'expired' });
    expect(useOutbox.getState().reports).toMatchObject([{ kind: 'cancel', input: { learnEvents: [{}] } }]);
    expect(takeUnit()).toBeNull();
  });

  it('is the unit the server knows of, else none, else unreachable', async () => {
    const latest = clientOf(() => ({ data: { latestUnit: offered } })).client;
    await expect(findUnit(latest, START)).resolves.toMatchObject({ kind: 'unit', unit: { unitId: 7 } });
    await expect(findUnit(clientOf(nothing).client, START)).resolves.toEqual({ kind: 'none' });
    await expect(findUnit(clientOf(offline).client, START)).resolves.toEqual({ kind: 'unreachable' });
  });
});

describe('a unit left in the middle, met on another page', () => {
  const latest = (unitId: number | null) => () => ({
    data: { latestUnit: unitId === null ? null : { __typename: 'StageUnit', ...unit, unitId } },
  });
  const begin = () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz()), START + 1000);
  };

  it('is asked about while the server has the same one', async () => {
    begin();
    await expect(findUnfinished(clientOf(latest(7)).client, START + 2000)).resolves.toMatchObject({ unitId: 7 });
    expect(savedLesson(START + 2000)).not.toBeNull();
  });

  it.each([9, null])('has ended when the server has %s, and what was answered is handed in', async (unitId) => {
    begin();
    const { client, calls } = clientOf((name) => (name === 'LatestUnit' ? latest(unitId)() : refused()));
    await expect(findUnfinished(client, START + 2000)).resolves.toBe('ended');
    expect(calls).toEqual(['LatestUnit', 'ReportUnitCancel']);
    expect(savedLesson(START + 2000)).toBeNull();
    expect(useOutbox.getState().reports).toEqual([]);
  });

  it('stays while the server cannot be asked', async () => {
    begin();
    await expect(findUnfinished(clientOf(offline).client, START + 2000)).resolves.toBeNull();
    expect(savedLesson(START + 2000)).not.toBeNull();
  });

  it('is nothing to a device that has none, and costs no request', async () => {
    const { client, calls } = clientOf(latest(7));
    await expect(findUnfinished(client, START)).resolves.toBeNull();
    expect(calls).toEqual([]);
  });
});

it('giving up reports only cards that were answered, and leaves nothing behind', () => {
  openUnit(unit, START);
  actOnFace(answerOf(quiz(), false), START + 1000);
  const report = postCancellation(session());
  closeLesson(7);
  expect(report.input.learnEvents).toHaveLength(1);
  expect(useLesson.getState().session).toBeNull();
  expect(savedLesson(START)).toBeNull();
});
