import { expect } from 'vitest';
import { completeReport } from '#tests/factories/units.ts';
import type { Guest, TestApp } from '#tests/support/app.ts';
import { CHORES } from './chores.ts';
import type { Person, Unit } from './person.ts';

/** A package of the world; a locked one can be learned on trial twice. */
export interface Deck {
  id: number;
  locked: boolean;
}

/** The real server, as one person reaches it. */
export interface World {
  app: TestApp;
  guest: Guest;
  decks: readonly Deck[];
  /** A card that is in none of the decks. */
  strangeCard: number;
  /** An e-mail that somebody else has. */
  takenEmail: string;
}

export type Reply = Awaited<ReturnType<TestApp['api']['rest']>>;

/** Sends the same request `times` times at once, at the person's time and place. */
export function send(person: Person, world: World, route: string, body?: object, times = 1): Promise<Reply[]> {
  return Promise.all(Array.from({ length: times }, () => world.app.api.rest(route, body, whereAndWhen(person, world))));
}

const whereAndWhen = ({ now, zone }: Person, { guest }: World) => ({
  as: guest,
  headers: {
    'time-zone': zone,
    // Mail is not what this is about.
    debug: JSON.stringify({ futureTimestamp: new Date(now).toISOString(), skipVerificationCode: true }),
  },
});

const EVERYTHING = `{
  currentUser { email }
  assets { diamond exp }
  energy { currentEnergy energyLimit nextTickAt }
  checkIn { todayCheckIn lastUncheckInDays continuousDays accumulatedDays maxContinuousDays popped }
  tasks {
    daily { tasks { taskNo progress rewardClaimed } }
    weekly { tasks { taskNo progress rewardClaimed } completedDailyTaskCount }
    newbie { tasks { taskNo progress rewardClaimed } }
  }
  unclaimedTaskCount
  latestUnit { unitId level packageId }
  atlasStages(limit: 1) { activeLevel }
  shelf { packages { id trailStatus { trailCount } } }
}`;

const UNIT_EXPIRY_MS = 3_600_000;

/** Everything the server says of the person is what the model says. */
export async function compare(person: Person, world: World): Promise<void> {
  const { data, errors } = await world.app.api.graphql(EVERYTHING, {}, whereAndWhen(person, world));
  expect(errors).toBeUndefined();
  const tasks = (type: string) =>
    CHORES.filter((chore) => chore.type === type).map((chore) => ({
      taskNo: chore.taskNo,
      progress: Math.min(chore.total, person.chores.value(chore, person)),
      rewardClaimed: person.chores.claimed(chore, person),
    }));
  const { open } = person;
  const fresh = open !== null && person.now - open.startedAt <= UNIT_EXPIRY_MS;
  expect(data).toEqual({
    currentUser: { email: person.email },
    assets: { diamond: person.diamonds, exp: person.exp },
    energy: { currentEnergy: person.energy.points, energyLimit: 30, nextTickAt: person.energy.nextTickAt() },
    checkIn: person.calendar.view(person.now, person.zone),
    tasks: {
      daily: { tasks: tasks('DAILY') },
      weekly: {
        tasks: tasks('WEEKLY'),
        completedDailyTaskCount: person.chores.value({ type: 'WEEKLY', goal: 'DAILY_TASKS' }, person),
      },
      newbie: { tasks: tasks('NEWBIE') },
    },
    unclaimedTaskCount: CHORES.filter(
      (chore) => !person.chores.claimed(chore, person) && person.chores.value(chore, person) >= chore.total,
    ).length,
    latestUnit: fresh ? { unitId: open.unitId, level: open.level, packageId: open.packageId } : null,
    atlasStages: { activeLevel: person.level },
    shelf: { packages: expect.any(Array) },
  });
  const shelf = data.shelf.packages as { id: number; trailStatus: { trailCount: number } }[];
  expect(shelf.map(({ id }) => id).sort()).toEqual([...person.shelf].sort());
  for (const { id, trailStatus } of shelf) expect(trailStatus.trailCount).toBe(person.trials.get(id) ?? 0);
}

/** How a unit was learned: mistakes on each card, the share of the possible combo, and how wrong the device's clock is. */
export interface Effort {
  mistakes: number[];
  comboShare: number;
  clockOffMs: number;
}

/** The report of a unit, and what it is worth by the specification. */
export function reportOf(unit: Unit, { mistakes, comboShare, clockOffMs }: Effort) {
  const made = (index: number) => mistakes[index] ?? 0;
  const clean = unit.cardIds.reduce((sum, _, index) => sum + (made(index) === 0 ? 2 : 1), 0);
  const claimed = Math.floor(clean * comboShare);
  const comboCount = Math.min(claimed, longestRun(unit.cardIds.map((_, index) => made(index))));
  const perfect = unit.cardIds.filter((_, index) => made(index) === 0).length;
  const share = perfect / unit.cardIds.length;
  return {
    report: completeReport(
      {
        unitId: unit.unitId,
        startedAt: new Date(unit.startedAt + clockOffMs).toISOString(),
        schedules: unit.cardIds.map((cardId) => ({ cardId })),
      },
      { comboCount: claimed, events: (index) => `${'WRONG '.repeat(made(index))}CORRECT CORRECT` },
    ),
    worth: {
      exp: 2 * unit.cardIds.length,
      comboExp: Math.floor(comboCount / 2),
      comboCount,
      perfect,
      star: share >= 0.9 ? 3 : share >= 0.6 ? 2 : 1,
    },
  };
}

/** The longest run of answers without a mistake, where each card was asked twice, one card after the other. */
function longestRun(mistakes: number[]): number {
  let run = 0;
  let longest = 0;
  for (const made of mistakes) {
    run = made === 0 ? run + 2 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
