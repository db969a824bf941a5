import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { rightOption } from '#domain/session/judge.ts';
import type { CancelReport, CompleteReport } from '#domain/session/report.ts';
import type { Session } from '#domain/session/session.ts';
import { START, unitOf, words } from '../../domain/support/units.ts';
import { memoryStorage } from './memory-storage.ts';

const unit = unitOf(words(10));
const stages = { __typename: 'StageUnit', challengeIndex: null, ...unit };

/** What the server promises: the first end counts, other events are kept once beside it (see the tests of the server). */
class Server {
  counted: CompleteReport | CancelReport | null = null;
  ended: 'complete' | 'cancel' | null = null;
  readonly apart = new Set<string>();
  completions = 0;

  answer(name: string, variables: Record<string, unknown>): unknown {
    if (name === 'LatestUnit') return { data: { latestUnit: this.ended ? null : stages } };
    const kind = name === 'ReportUnitComplete' ? 'complete' : 'cancel';
    const input = variables.input as CompleteReport | CancelReport;
    if (!this.ended) {
      this.ended = kind;
      this.counted = input;
      if (kind === 'complete') this.completions++;
    } else if (eventsIn(input) !== eventsIn(this.counted as CompleteReport)) this.apart.add(eventsIn(input));
    if (this.ended !== kind)
      return { data: null, errors: [new GraphQLError('ended', { extensions: { bizCode: 1302 } })] };
    return kind === 'complete'
      ? {
          data: {
            reportUnitComplete: { __typename: 'UnitCompletion', completedElsewhere: input !== this.counted, stats: {} },
          },
        }
      : { data: { reportUnitCancel: { __typename: 'UnitCancellation', unitId: 7, energyReturned: 0 } } };
  }
}

const eventsIn = ({ learnEvents }: CompleteReport | CancelReport) =>
  JSON.stringify(learnEvents.filter(({ events }) => events.length > 0));

/** What the page that is looked at keeps on its device: another one for each device. */
let shelf = memoryStorage();
const storage = {
  getItem: (key: string) => shelf.getItem(key),
  setItem: (key: string, value: string) => shelf.setItem(key, value),
  removeItem: (key: string) => shelf.removeItem(key),
};
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('window', { localStorage: storage, navigator: { userAgent: 'test' } });

// They take hold of the storage when they are first read.
const { useLesson, openUnit, resumeSession, closeLesson, goOn, actOnPair, actOnFace } = await import(
  '#client/features/lesson/lesson-store.ts'
);
const { useOutbox, ownReports, postCancellation, postCompletion } = await import('#client/features/lesson/outbox.ts');
const { deliver } = await import('#client/features/lesson/delivery.ts');
const { findUnit } = await import('#client/features/lesson/find-unit.ts');
const { findUnfinished } = await import('#client/features/lesson/unfinished.ts');
const { useRefusedResults } = await import('#client/platform/refused-results.ts');

/** The state that a store of a page just loaded has. */
const stored = (key: string) => JSON.parse(shelf.getItem(key) ?? 'null')?.state;

class Device {
  readonly #shelf = memoryStorage();
  /** The lesson as the open page has it. */
  #session: Session | null = null;
  readonly done = new Set<string>();
  online = true;
  /** Answers of the server that get lost on their way. */
  lost = 0;
  #now = START;

  constructor(
    readonly server: Server,
    readonly pace: number,
  ) {}

  get #client() {
    const link = new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          if (!this.online) return observer.error(new TypeError('Failed to fetch'));
          const answer = this.server.answer(operationName ?? '', variables);
          if (this.lost-- > 0) return observer.error(new TypeError('Failed to fetch'));
          observer.next(answer as never);
          observer.complete();
        }),
    );
    return new ApolloClient({
      link,
      cache: new InMemoryCache(),
      defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
    });
  }

  /** Lets this device be the one whose page acts. */
  async #here<T>(act: () => Promise<T>): Promise<T> {
    shelf = this.#shelf;
    useOutbox.setState(stored('pending-report') ?? { reports: [] });
    useRefusedResults.setState(stored('bread.refused-results') ?? { results: [] });
    useLesson.setState({ session: this.#session, verdict: null });
    const answer = await act();
    this.#session = useLesson.getState().session;
    return answer;
  }

  /** Opens the learn page, as a reload does: what was only on the page is gone. */
  open = () =>
    this.#here(async () => {
      useLesson.setState({ session: null, verdict: null });
      const found = await findUnit(this.#client, this.#now);
      if (found.kind === 'unit') openUnit(found.unit, this.#now);
      else if (found.kind === 'session') resumeSession(found.session);
      else if (found.kind === 'report') await deliver(this.#client, found.report);
    });

  /** Some steps on, some of them wrong; at the end the unit is handed in. */
  play = (steps: number, mistakes: boolean) =>
    this.#here(async () => {
      for (let step = 0; step < steps; step++) {
        const { session } = useLesson.getState();
        if (!session) return;
        this.#now += this.pace;
        this.#step(session, mistakes && step % 4 === 0);
      }
      this.#note();
      const { session } = useLesson.getState();
      if (session?.frame.type !== 'done') return;
      const report = postCompletion(session);
      closeLesson(session.unitId);
      await deliver(this.#client, report);
    });

  #step({ frame }: Session, wrong: boolean) {
    if (frame.type === 'match') {
      const left = frame.match.goneLeft.indexOf(false);
      if (left < 0) return goOn(this.#now);
      actOnPair('left', left, this.#now);
      return void actOnPair('right', frame.match.rights.indexOf(left), this.#now);
    }
    if (frame.type === 'bossStart' || frame.type === 'done' || frame.answer?.passed) return goOn(this.#now);
    const { question, answer } = frame;
    if (!question || !answer) return goOn(this.#now);
    if (answer.kind === 'recall')
      return void actOnFace(answer.open ? { type: 'recall', remembered: !wrong } : { type: 'reveal' }, this.#now);
    if (!('options' in question) || answer.kind !== 'pick' || 'blanks' in question)
      throw new Error('not expected here');
    const option = rightOption(question);
    return void actOnFace(
      { type: 'choose', option: wrong ? (option + 1) % question.options.length : option },
      this.#now,
    );
  }

  /** Remembers every event that was answered here. */
  #note() {
    const { session } = useLesson.getState();
    for (const { cardId, events } of session?.cards ?? [])
      for (const event of events) this.done.add(eventKey(cardId, event));
  }

  giveUp = () =>
    this.#here(async () => {
      const { session } = useLesson.getState();
      if (!session) return;
      const report = postCancellation(session);
      closeLesson(session.unitId);
      await deliver(this.#client, report);
    });

  /** Leaves the lesson for another page, which sends what waits and asks about what is unfinished. */
  leave = () =>
    this.#here(async () => {
      useLesson.setState({ session: null, verdict: null });
      for (const report of ownReports()) await deliver(this.#client, report);
      return findUnfinished(this.#client, this.#now);
    });

  /** What still waits here, and what was refused and is kept for its owner. */
  left = () =>
    this.#here(async () => ({
      waiting: useOutbox.getState().reports,
      refused: useRefusedResults.getState().results.map(({ input }) => eventsIn(input)),
    }));
}

type Event = { type: string; at: number | string; durationMs?: number | null };
/** Both devices ask the same: only when something was answered tells whose it was. */
const eventKey = (cardId: number, { type, at, durationMs }: Event) =>
  `${cardId} ${type} ${new Date(at).toISOString()} ${durationMs}`;

function keysOf(reports: Iterable<string>): string[] {
  return [...reports].flatMap((text) =>
    (JSON.parse(text) as CompleteReport['learnEvents']).flatMap(({ cardId, events }) =>
      (events as Event[]).map((event) => eventKey(cardId, event)),
    ),
  );
}

const step = fc.record({
  device: fc.integer({ min: 0, max: 1 }),
  does: fc.constantFrom('play', 'play', 'play', 'finish', 'reload', 'offline', 'online', 'lose', 'leave', 'giveUp'),
  steps: fc.integer({ min: 1, max: 12 }),
  mistakes: fc.boolean(),
});

it('whatever two devices do in one unit: no event is lost, one result counts, nothing waits for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const server = new Server();
      // Odd and even milliseconds: no event of one is one of the other.
      const devices = [new Device(server, 1000), new Device(server, 1003)];
      for (const device of devices) await device.open();
      for (const { device: index, does, steps: count, mistakes } of steps) {
        const device = devices[index] as Device;
        if (does === 'play') await device.play(count, mistakes);
        else if (does === 'finish') await device.play(400, false);
        else if (does === 'reload') await device.open();
        else if (does === 'offline') device.online = false;
        else if (does === 'online') device.online = true;
        else if (does === 'lose') device.lost = 1;
        else if (does === 'giveUp') await device.giveUp();
        else {
          await device.leave();
          await device.open();
        }
      }
      // The network comes back; whoever is in the middle finishes or is told that it is over.
      for (const device of devices) {
        device.online = true;
        device.lost = 0;
        await device.open();
        await device.play(400, false);
        expect(await device.leave()).not.toMatchObject({ unitId: 7 });
      }
      const kept = new Set(keysOf([...server.apart, ...(server.counted ? [eventsIn(server.counted)] : [])]));
      for (const device of devices) {
        const { waiting, refused } = await device.left();
        expect(waiting).toEqual([]);
        const missing = [...device.done].filter((key) => !kept.has(key));
        const here = new Set(keysOf(refused));
        expect(missing.filter((key) => !here.has(key))).toEqual([]);
      }
      expect(server.completions).toBeLessThanOrEqual(1);
    }),
    { numRuns: 20 },
  );
});
