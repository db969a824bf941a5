import fc from 'fast-check';
import { expect } from 'vitest';
import { CHORES } from './chores.ts';
import type { Person, Unit } from './person.ts';
import { compare, type Deck, type Effort, type Reply, reportOf, send, type World } from './world.ts';

const START_COST = 5;
const DOUBLE_TAP_MS = 10_000;
const TRIALS = 2;
const CODES = {
  ok: 0,
  badInput: 400,
  emailTaken: 1002,
  alreadyClaimed: 1006,
  notClaimable: 1007,
  permissionDenied: 1206,
  unitEnded: 1302,
  notEnoughEnergy: 1701,
  energyFull: 1702,
} as const;

type Command = fc.AsyncCommand<Person, World>;

/** A command that may always run; after it the server and the model are compared. */
function command(text: string, run: (person: Person, world: World) => Promise<void>): Command {
  return {
    check: () => true,
    run: async (person, world) => {
      await run(person, world);
      await compare(person, world);
    },
    toString: () => text,
  };
}

const allCodes = (replies: Reply[], code: number) =>
  expect(replies.map((reply) => reply.code)).toEqual(replies.map(() => code));
/** One of the repeats had the effect, the others were told that it had happened. */
const oneOf = (replies: Reply[], others: number) =>
  expect(replies.map(({ code }) => code).sort()).toEqual([0, ...replies.slice(1).map(() => others)]);

const wait = (ms: number) =>
  command(`wait(${ms / 1000} s)`, async (person) => {
    person.now += ms;
    person.energy.wait(person.now);
  });

const travel = (zone: string) =>
  command(`travel(${zone})`, async (person) => {
    person.zone = zone;
  });

function end(person: Person, unit: Unit, state: 'completed' | 'cancelled'): void {
  unit.state = state;
  person.open = null;
  person.ended.push(unit);
}

function cancelled(person: Person, unit: Unit, answered: boolean): void {
  unit.returned = answered ? 0 : START_COST;
  person.energy.give(unit.returned);
  end(person, unit, 'cancelled');
}

const start = (deckNumber: number, times: number) =>
  command(`start(deck ${deckNumber}, ${times}×)`, async (person, world) => {
    const deck = world.decks[deckNumber] as Deck;
    const replies = await send(person, world, 'POST /v1/atlas/stages', { packageId: deck.id }, times);
    const { open } = person;
    const [first] = replies as [Reply];
    if (open && open.packageId === deck.id && person.now - open.startedAt <= DOUBLE_TAP_MS) {
      allCodes(replies, CODES.ok);
      for (const { data } of replies) expect(data.unitId).toBe(open.unitId);
      return;
    }
    if (deck.locked && (person.trials.get(deck.id) ?? 0) >= TRIALS) return allCodes(replies, CODES.permissionDenied);
    if (!open && person.energy.points < START_COST) return allCodes(replies, CODES.notEnoughEnergy);
    allCodes(replies, CODES.ok);
    if (open) cancelled(person, open, false);
    person.energy.take(START_COST);
    person.open = {
      unitId: first.data.unitId,
      packageId: deck.id,
      startedAt: person.now,
      level: person.level,
      cardIds: first.data.schedules.map(({ cardId }: { cardId: number }) => cardId),
      state: 'open',
      returned: 0,
    };
    expect(person.ended.map(({ unitId }) => unitId)).not.toContain(first.data.unitId);
    expect(new Set(person.open.cardIds).size).toBe(10);
    for (const { data } of replies) expect(data).toEqual(first.data);
    expect(first.data).toMatchObject({
      level: person.level,
      startedAt: new Date(person.now).toISOString(),
      energy: { currentEnergy: person.energy.points },
    });
  });

function completed(person: Person, world: World, unit: Unit, effort: Effort, reply: Reply, report: object): void {
  const { worth } = reportOf(unit, effort);
  const before = person.calendar.view(person.now, person.zone);
  expect(reply.data.stats).toMatchObject({
    unitId: unit.unitId,
    level: unit.level,
    exp: worth.exp,
    comboExp: worth.comboExp,
    comboCount: worth.comboCount,
    star: worth.star,
    checkInPopped: before.popped,
  });
  person.exp += worth.exp + worth.comboExp;
  person.level += 1;
  person.calendar.learn(person.now, person.zone);
  person.chores.done('FINISH_STAGE', 1, person);
  person.chores.done('EARN_EXP', worth.exp + worth.comboExp, person);
  person.chores.done('THREE_STAR_CARDS', worth.perfect, person);
  person.chores.done('COMBO', worth.comboCount, person);
  person.chores.done('FINISH_FIRST_STAGE', 1, person);
  if (world.decks.find(({ id }) => id === unit.packageId)?.locked)
    person.trials.set(unit.packageId, (person.trials.get(unit.packageId) ?? 0) + 1);
  unit.completion = reply.data;
  unit.report = report;
  end(person, unit, 'completed');
}

const complete = (effort: Effort, times: number) =>
  command(`complete(${JSON.stringify(effort)}, ${times}×)`, async (person, world) => {
    const unit = person.open;
    if (!unit) return;
    const { report } = reportOf(unit, effort);
    const replies = await send(person, world, 'POST /v1/learn/units/report-complete', report, times);
    allCodes(replies, CODES.ok);
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    completed(person, world, unit, effort, replies[0] as Reply, report);
  });

/** A request that was on its way for long, or is sent once more. */
const completeLate = (which: number, effort: Effort) =>
  command(`completeLate(${which})`, async (person, world) => {
    const unit = person.ended[which % Math.max(1, person.ended.length)];
    if (!unit) return;
    const body = unit.report ?? reportOf(unit, effort).report;
    const [reply] = (await send(person, world, 'POST /v1/learn/units/report-complete', body)) as [Reply];
    if (unit.state === 'completed') expect(reply).toMatchObject({ code: CODES.ok, data: unit.completion as object });
    else expect(reply.code).toBe(CODES.unitEnded);
  });

type Lie = 'stranger' | 'card left out' | 'combo' | 'too slow' | 'events left out';
const lie = (kind: Lie, effort: Effort) =>
  command(`lie(${kind})`, async (person, world) => {
    if (!person.open) return;
    const { report } = reportOf(person.open, effort);
    const [first, ...rest] = report.learnEvents;
    const wrong = {
      stranger: { ...report, learnEvents: [{ ...first, cardId: world.strangeCard }, ...rest] },
      'card left out': { ...report, learnEvents: rest },
      combo: { ...report, comboCount: 21 },
      'too slow': { ...report, cardDurations: report.cardDurations.map((entry) => ({ ...entry, seconds: 12_000 })) },
      'events left out': { ...report, learnEvents: [{ ...first, events: [] }, ...rest] },
    }[kind];
    allCodes(await send(person, world, 'POST /v1/learn/units/report-complete', wrong), CODES.badInput);
  });

const eventsOf = (unit: Unit, effort: Effort) => reportOf(unit, effort).report.learnEvents.slice(0, 1);

const cancel = (answered: boolean, effort: Effort, times: number) =>
  command(`cancel(${answered ? 'answered' : 'untouched'}, ${times}×)`, async (person, world) => {
    const unit = person.open;
    if (!unit) return;
    const body = { unitId: unit.unitId, learnEvents: answered ? eventsOf(unit, effort) : [] };
    const replies = await send(person, world, 'POST /v1/learn/units/report-cancel', body, times);
    cancelled(person, unit, answered);
    for (const reply of replies)
      expect(reply).toMatchObject({
        code: CODES.ok,
        data: { energyReturned: unit.returned, energy: { currentEnergy: person.energy.points } },
      });
  });

const cancelLate = (which: number) =>
  command(`cancelLate(${which})`, async (person, world) => {
    const unit = person.ended[which % Math.max(1, person.ended.length)];
    if (!unit) return;
    const body = { unitId: unit.unitId, learnEvents: [] };
    const [reply] = (await send(person, world, 'POST /v1/learn/units/report-cancel', body)) as [Reply];
    if (unit.state === 'completed') expect(reply.code).toBe(CODES.unitEnded);
    else expect(reply).toMatchObject({ code: CODES.ok, data: { energyReturned: unit.returned } });
  });

/** A report and a cancellation that overtake each other: either may win, and the other is refused. */
const completeAndCancel = (effort: Effort) =>
  command('completeAndCancel', async (person, world) => {
    const unit = person.open;
    if (!unit) return;
    const { report } = reportOf(unit, effort);
    const [[reported], [given]] = (await Promise.all([
      send(person, world, 'POST /v1/learn/units/report-complete', report),
      send(person, world, 'POST /v1/learn/units/report-cancel', { unitId: unit.unitId, learnEvents: [] }),
    ])) as [[Reply], [Reply]];
    expect([reported.code, given.code].sort()).toEqual([CODES.ok, CODES.unitEnded]);
    if (reported.code === CODES.ok) completed(person, world, unit, effort, reported, report);
    else cancelled(person, unit, false);
  });

const claim = (choreNumber: number, times: number) =>
  command(`claim(${CHORES[choreNumber]?.taskNo}, ${times}×)`, async (person, world) => {
    const chore = CHORES[choreNumber] as (typeof CHORES)[number];
    const body = { taskNo: chore.taskNo, type: chore.type };
    const replies = await send(person, world, 'POST /v1/tasks/claim-reward', body, times);
    const outcome = person.chores.claim(chore, person);
    if (outcome === 'ALREADY_CLAIMED') return allCodes(replies, CODES.alreadyClaimed);
    if (outcome === 'NOT_CLAIMABLE') return allCodes(replies, CODES.notClaimable);
    person.diamonds += outcome;
    oneOf(replies, CODES.alreadyClaimed);
    expect(replies.find(({ code }) => code === CODES.ok)?.data).toEqual({
      count: outcome,
      assets: { diamond: person.diamonds, exp: person.exp },
    });
  });

const claimAll = (times: number) =>
  command(`claimAll(${times}×)`, async (person, world) => {
    const replies = await send(person, world, 'POST /v1/tasks/claim-rewards', {}, times);
    allCodes(replies, CODES.ok);
    const outcome = person.chores.claimAll(person);
    person.diamonds += outcome;
    expect(replies.reduce((sum, { data }) => sum + data.count, 0)).toBe(outcome);
  });

const celebrate = command('celebrate', async (person, world) => {
  const [reply] = (await send(person, world, 'POST /v1/users/check-in/mark-popped', {})) as [Reply];
  expect(reply).toMatchObject({ code: CODES.ok, data: { popped: person.calendar.celebrate(person.now, person.zone) } });
});

const shelve = (deckNumber: number, times: number) =>
  command(`shelve(deck ${deckNumber}, ${times}×)`, async (person, world) => {
    const { id } = world.decks[deckNumber] as Deck;
    allCodes(await send(person, world, 'POST /v1/users/bookshelf', { packageId: id }, times), CODES.ok);
    if (!person.shelf.has(id)) person.chores.done('ADD_PACKAGE', 1, person);
    person.shelf.add(id);
  });

const unshelve = (deckNumber: number) =>
  command(`unshelve(deck ${deckNumber})`, async (person, world) => {
    const { id } = world.decks[deckNumber] as Deck;
    allCodes(await send(person, world, `DELETE /v1/users/pkg/${id}`), CODES.ok);
    person.shelf.delete(id);
  });

const pickIdentity = command('pickIdentity', async (person, world) => {
  allCodes(await send(person, world, 'PUT /v1/users/identity_tags', { identityTags: [{ key: 11 }] }), CODES.ok);
  person.chores.done('PICK_IDENTITY', 1, person);
});

const fillUp = (times: number) =>
  command(`fillUp(${times}×)`, async (person, world) => {
    const replies = await send(person, world, 'POST /v1/users/free-energy', {}, times);
    if (person.freeEnergyUsed) return allCodes(replies, CODES.alreadyClaimed);
    if (person.energy.full()) return allCodes(replies, CODES.energyFull);
    person.freeEnergyUsed = true;
    person.energy.give(30);
    oneOf(replies, CODES.alreadyClaimed);
  });

const bindEmail = (own: boolean, times: number) =>
  command(`bindEmail(${own ? 'own' : "somebody's"}, ${times}×)`, async (person, world) => {
    const email = own ? `person${world.guest.user.id}@example.com` : world.takenEmail;
    const body = { email, code: '888888', password: 'a loaf of rye' };
    const replies = await send(person, world, 'POST /v1/users/email/bind', body, times);
    if (!own || person.email) return allCodes(replies, CODES.emailTaken);
    person.email = email;
    person.chores.done('BIND_EMAIL', 1, person);
    oneOf(replies, CODES.emailTaken);
  });

export const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/London',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Whatever a person may do, and the network with it. */
export function anyCommands(maxCommands: number) {
  const times = fc.constantFrom(1, 1, 1, 2, 3);
  const deck = fc.nat({ max: 2 });
  const effort: fc.Arbitrary<Effort> = fc.record({
    mistakes: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { maxLength: 10 }),
    comboShare: fc.constantFrom(0, 0.3, 1, 1),
    clockOffMs: fc.constantFrom(0, 0, 400 * DAY, -4000 * DAY, 3 * 60 * MINUTE),
  });
  const pauses = fc.oneof(
    fc.integer({ min: 1, max: 15 }).map((seconds) => seconds * SECOND),
    fc.integer({ min: 1, max: 90 }).map((minutes) => minutes * MINUTE),
    fc.constantFrom(20 * MINUTE, 20 * MINUTE - 1, 60 * MINUTE + 1, DAY, DAY, 12 * 60 * MINUTE),
    fc.integer({ min: 1, max: 3 * DAY }),
  );
  const lies = fc.constantFrom<Lie>('stranger', 'card left out', 'combo', 'too slow', 'events left out');
  const begin = fc.tuple(deck, times).map((args) => start(...args));
  const finish = fc.tuple(effort, times).map((args) => complete(...args));
  return fc.commands<Person, World, false>(
    [
      pauses.map(wait),
      fc.constantFrom(...ZONES).map(travel),
      // What leads somewhere is done more often.
      begin,
      begin,
      finish,
      finish,
      fc.tuple(fc.nat({ max: 9 }), effort).map((args) => completeLate(...args)),
      fc.tuple(lies, effort).map((args) => lie(...args)),
      fc.tuple(fc.boolean(), effort, times).map((args) => cancel(...args)),
      fc.nat({ max: 9 }).map(cancelLate),
      effort.map(completeAndCancel),
      fc.tuple(fc.nat({ max: CHORES.length - 1 }), times).map((args) => claim(...args)),
      fc.tuple(fc.constantFrom(0, 3, 9, 10), times).map((args) => claim(...args)),
      times.map(claimAll),
      fc.constant(celebrate),
      fc.tuple(deck, times).map((args) => shelve(...args)),
      deck.map(unshelve),
      fc.constant(pickIdentity),
      times.map(fillUp),
      fc.tuple(fc.boolean(), fc.constantFrom(1, 1, 2)).map((args) => bindEmail(...args)),
    ] as fc.Arbitrary<Command>[],
    { maxCommands, size: 'max' },
  );
}
