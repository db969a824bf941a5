import fc from 'fast-check';
import { expect } from 'vitest';
import { deed } from '../component.ts';
import type { Component, Person, Worth } from '../person.ts';
import { allCodes, CODES, type Deck, type Effort, type Reply, send, type World } from '../world.ts';
import { checkIn } from './check-in.ts';
import { levelReport } from './effort.ts';
import { energyOf } from './energy.ts';
import { onHoliday } from './rest.ts';
import { shelf } from './shelf.ts';
import type { Unit } from './unit.ts';

interface Units {
  /** The level to be learned next. */
  level: number;
  open: Unit | null;
  ended: Unit[];
}

export const START_COST = 5;
export const DOUBLE_TAP_MS = 10_000;
const UNIT_EXPIRY_MS = 3_600_000;
const TRIALS = 2;

/** Takes the answer to a start as the unit that is open now; one that was open before is abandoned. */
export function opened(person: Person, replies: Reply[], unit: Pick<Unit, 'packageId' | 'challenge' | 'level'>): void {
  const state = person.of(units);
  const [first] = replies as [Reply];
  if (state.open) cancelled(person, state.open, false);
  energyOf(person).take(START_COST);
  state.open = {
    ...unit,
    unitId: first.data.unitId,
    startedAt: person.now,
    cardIds: first.data.schedules.map(({ cardId }: { cardId: number }) => cardId),
    state: 'open',
    returned: 0,
  };
  expect(state.ended.map(({ unitId }) => unitId)).not.toContain(first.data.unitId);
  expect(new Set(state.open.cardIds).size).toBe(10);
  for (const { data } of replies) expect(data).toEqual(first.data);
  expect(first.data).toMatchObject({
    level: unit.level,
    startedAt: new Date(person.now).toISOString(),
    energy: { currentEnergy: energyOf(person).points },
  });
}

/** The open unit, where a start of the same thing is taken for a second tap. */
export const tapped = (person: Person, isSame: (unit: Unit) => boolean): Unit | null => {
  const { open } = person.of(units);
  return open && isSame(open) && person.now - open.startedAt <= DOUBLE_TAP_MS ? open : null;
};

const start = (deckNumber: number, times: number) =>
  deed(`start(deck ${deckNumber}, ${times}×)`, async (person, world) => {
    const deck = world.decks[deckNumber] as Deck;
    const replies = await send(person, world, 'POST /v1/atlas/stages', { packageId: deck.id }, times);
    const same = tapped(person, ({ packageId }) => packageId === deck.id);
    if (same) {
      allCodes(replies, CODES.ok);
      for (const { data } of replies) expect(data.unitId).toBe(same.unitId);
      return;
    }
    const { open, level } = person.of(units);
    if (deck.locked && (person.of(shelf).trials.get(deck.id) ?? 0) >= TRIALS)
      return allCodes(replies, CODES.permissionDenied);
    if (onHoliday(person)) return allCodes(replies, CODES.onHoliday);
    if (!open && energyOf(person).points < START_COST) return allCodes(replies, CODES.notEnoughEnergy);
    allCodes(replies, CODES.ok);
    opened(person, replies, { packageId: deck.id, challenge: null, level });
  });

function end(person: Person, unit: Unit, state: 'completed' | 'cancelled'): void {
  const all = person.of(units);
  unit.state = state;
  all.open = null;
  all.ended.push(unit);
}

function cancelled(person: Person, unit: Unit, answered: boolean): void {
  unit.returned = answered ? 0 : START_COST;
  energyOf(person).give(unit.returned);
  end(person, unit, 'cancelled');
}

/** A completed unit: what the answer must say of it, and what follows. */
export function completed(person: Person, world: World, unit: Unit, worth: Worth, reply: Reply, report: object): void {
  const { popped } = person.of(checkIn).view(person.now, person.zone);
  expect(reply.data.stats).toMatchObject({
    unitId: unit.unitId,
    level: unit.level,
    exp: worth.exp,
    comboExp: worth.comboExp,
    comboCount: worth.comboCount,
    star: worth.star,
    checkInPopped: popped,
  });
  unit.completion = reply.data;
  unit.report = report;
  end(person, unit, 'completed');
  person.complete(worth, world);
}

const levelWorth = (unit: Unit, effort: Effort): Worth => ({
  ...levelReport(unit, effort).result,
  challenge: null,
  packageId: unit.packageId,
});

/** The level that is open; a duel is reported by the component of challenges. */
const openLevel = (person: Person): Unit | null => {
  const { open } = person.of(units);
  return open?.challenge === null ? open : null;
};

const REPORT = 'POST /v1/learn/units/report-complete';

const complete = (effort: Effort, times: number) =>
  deed(`complete(${JSON.stringify(effort)}, ${times}×)`, async (person, world) => {
    const unit = openLevel(person);
    if (!unit) return;
    const { report } = levelReport(unit, effort);
    const replies = await send(person, world, REPORT, report, times);
    allCodes(replies, CODES.ok);
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    completed(person, world, unit, levelWorth(unit, effort), replies[0] as Reply, report);
  });

/** Learns levels one after the other until one is reached, or the energy is used up. */
export async function climbTo(level: number, effort: Effort, person: Person, world: World): Promise<void> {
  while (person.of(units).level < level && energyOf(person).points >= START_COST && !onHoliday(person)) {
    await start(0, 1)(person, world);
    await complete(effort, 1)(person, world);
  }
}

const endedUnit = (person: Person, which: number): Unit | undefined => {
  const { ended } = person.of(units);
  return ended[which % Math.max(1, ended.length)];
};

/** A request that was on its way for long, or is sent once more. */
const completeLate = (which: number, effort: Effort) =>
  deed(`completeLate(${which})`, async (person, world) => {
    const unit = endedUnit(person, which);
    if (!unit) return;
    const body = unit.report ?? levelReport(unit, effort).report;
    const [reply] = (await send(person, world, REPORT, body)) as [Reply];
    if (unit.state === 'completed') expect(reply).toMatchObject({ code: CODES.ok, data: unit.completion as object });
    else expect(reply.code).toBe(CODES.unitEnded);
  });

type Lie = 'stranger' | 'card left out' | 'combo' | 'too slow' | 'events left out';
const lie = (kind: Lie, effort: Effort) =>
  deed(`lie(${kind})`, async (person, world) => {
    const unit = openLevel(person);
    if (!unit) return;
    const { report } = levelReport(unit, effort);
    const [first, ...rest] = report.learnEvents;
    const wrong = {
      stranger: { ...report, learnEvents: [{ ...first, cardId: world.strangeCard }, ...rest] },
      'card left out': { ...report, learnEvents: rest },
      combo: { ...report, comboCount: 21 },
      'too slow': { ...report, cardDurations: report.cardDurations.map((entry) => ({ ...entry, seconds: 12_000 })) },
      'events left out': { ...report, learnEvents: [{ ...first, events: [] }, ...rest] },
    }[kind];
    allCodes(await send(person, world, REPORT, wrong), CODES.badInput);
  });

const eventsOf = (unit: Unit, effort: Effort) => levelReport(unit, effort).report.learnEvents.slice(0, 1);

const CANCEL = 'POST /v1/learn/units/report-cancel';

const cancel = (answered: boolean, effort: Effort, times: number) =>
  deed(`cancel(${answered ? 'answered' : 'untouched'}, ${times}×)`, async (person, world) => {
    const unit = person.of(units).open;
    if (!unit) return;
    const body = { unitId: unit.unitId, learnEvents: answered ? eventsOf(unit, effort) : [] };
    const replies = await send(person, world, CANCEL, body, times);
    cancelled(person, unit, answered);
    for (const reply of replies)
      expect(reply).toMatchObject({
        code: CODES.ok,
        data: { energyReturned: unit.returned, energy: { currentEnergy: energyOf(person).points } },
      });
  });

const cancelLate = (which: number) =>
  deed(`cancelLate(${which})`, async (person, world) => {
    const unit = endedUnit(person, which);
    if (!unit) return;
    const [reply] = (await send(person, world, CANCEL, { unitId: unit.unitId, learnEvents: [] })) as [Reply];
    if (unit.state === 'completed') expect(reply.code).toBe(CODES.unitEnded);
    else expect(reply).toMatchObject({ code: CODES.ok, data: { energyReturned: unit.returned } });
  });

/** A report and a cancellation that overtake each other: either may win, and the other is refused. */
const completeAndCancel = (effort: Effort) =>
  deed('completeAndCancel', async (person, world) => {
    const unit = openLevel(person);
    if (!unit) return;
    const { report } = levelReport(unit, effort);
    const [[reported], [given]] = (await Promise.all([
      send(person, world, REPORT, report),
      send(person, world, CANCEL, { unitId: unit.unitId, learnEvents: [] }),
    ])) as [[Reply], [Reply]];
    expect([reported.code, given.code].sort()).toEqual([CODES.ok, CODES.unitEnded]);
    if (reported.code === CODES.ok) completed(person, world, unit, levelWorth(unit, effort), reported, report);
    else cancelled(person, unit, false);
  });

/** Units: one at a time, each completed or cancelled once. */
export const units: Component<Units> = {
  name: 'units',
  begin: () => ({ level: 1, open: null, ended: [] }),
  asks: 'latestUnit { unitId level packageId challengeIndex } atlasStages(limit: 1) { activeLevel }',
  expects: (person) => {
    const { open, level } = person.of(units);
    const fresh = open !== null && person.now - open.startedAt <= UNIT_EXPIRY_MS;
    return {
      latestUnit: fresh
        ? { unitId: open.unitId, level: open.level, packageId: open.packageId, challengeIndex: open.challenge }
        : null,
      atlasStages: { activeLevel: level },
    };
  },
  completed: (person, { challenge }) => {
    if (challenge === null) person.of(units).level += 1;
  },
  commands: ({ deck, times, effort }) => {
    const begin = fc.tuple(deck, times).map((args) => start(...args));
    const finish = fc.tuple(effort, times).map((args) => complete(...args));
    const lies = fc.constantFrom<Lie>('stranger', 'card left out', 'combo', 'too slow', 'events left out');
    return [
      begin,
      begin,
      finish,
      finish,
      fc.tuple(fc.nat({ max: 9 }), effort).map((args) => completeLate(...args)),
      fc.tuple(lies, effort).map((args) => lie(...args)),
      fc.tuple(fc.boolean(), effort, times).map((args) => cancel(...args)),
      fc.nat({ max: 9 }).map(cancelLate),
      effort.map(completeAndCancel),
    ];
  },
};
