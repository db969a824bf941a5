import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { START } from '../../domain/support/units.ts';
import {
  actOnFace,
  answerOf,
  clientOf,
  closeLesson,
  findUnit,
  HOUR,
  hasLeftovers,
  localStorage,
  offerUnit,
  offline,
  openUnit,
  playToEnd,
  quiz,
  refused,
  savedLesson,
  session,
  setToken,
  takeUnit,
  tokenOf,
  unit,
  useOutbox,
} from './lesson-device.ts';

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
