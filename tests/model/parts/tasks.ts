import fc from 'fast-check';
import { expect } from 'vitest';
import { deed } from '../component.ts';
import type { Component } from '../person.ts';
import { allCodes, CODES, oneOf, send } from '../world.ts';
import { CHORES, Chores } from './chores.ts';
import { wallet } from './wallet.ts';

const claim = (choreNumber: number, times: number) =>
  deed(`claim(${CHORES[choreNumber]?.taskNo}, ${times}×)`, async (person, world) => {
    const chore = CHORES[choreNumber] as (typeof CHORES)[number];
    const body = { taskNo: chore.taskNo, type: chore.type };
    const replies = await send(person, world, 'POST /v1/tasks/claim-reward', body, times);
    const outcome = person.of(tasks).claim(chore, person);
    if (outcome === 'ALREADY_CLAIMED') return allCodes(replies, CODES.alreadyClaimed);
    if (outcome === 'NOT_CLAIMABLE') return allCodes(replies, CODES.notClaimable);
    const purse = person.of(wallet);
    purse.diamonds += outcome;
    oneOf(replies, CODES.alreadyClaimed);
    expect(replies.find(({ code }) => code === CODES.ok)?.data).toEqual({
      count: outcome,
      assets: { diamond: purse.diamonds, exp: purse.exp },
    });
  });

const claimAll = (times: number) =>
  deed(`claimAll(${times}×)`, async (person, world) => {
    const replies = await send(person, world, 'POST /v1/tasks/claim-rewards', {}, times);
    allCodes(replies, CODES.ok);
    const outcome = person.of(tasks).claimAll(person);
    person.of(wallet).diamonds += outcome;
    expect(replies.reduce((sum, { data }) => sum + data.count, 0)).toBe(outcome);
  });

/** The tasks of a day, of a week and of a newcomer. */
export const tasks: Component<Chores> = {
  name: 'tasks',
  begin: () => new Chores(),
  asks: `tasks {
    daily { tasks { taskNo progress rewardClaimed } }
    weekly { tasks { taskNo progress rewardClaimed } completedDailyTaskCount }
    newbie { tasks { taskNo progress rewardClaimed } }
  }
  unclaimedTaskCount`,
  expects: (person) => {
    const chores = person.of(tasks);
    const of = (type: string) =>
      CHORES.filter((chore) => chore.type === type).map((chore) => ({
        taskNo: chore.taskNo,
        progress: Math.min(chore.total, chores.value(chore, person)),
        rewardClaimed: chores.claimed(chore, person),
      }));
    const waits = (chore: (typeof CHORES)[number]) =>
      !chores.claimed(chore, person) && chores.value(chore, person) >= chore.total;
    return {
      tasks: {
        daily: { tasks: of('DAILY') },
        weekly: {
          tasks: of('WEEKLY'),
          completedDailyTaskCount: chores.value({ type: 'WEEKLY', goal: 'DAILY_TASKS' }, person),
        },
        newbie: { tasks: of('NEWBIE') },
      },
      unclaimedTaskCount: CHORES.filter(waits).length,
    };
  },
  completed: (person, { exp, comboExp, perfect, comboCount, challenge }) => {
    const chores = person.of(tasks);
    chores.done('EARN_EXP', exp + comboExp, person);
    chores.done('THREE_STAR_CARDS', perfect, person);
    chores.done('COMBO', comboCount, person);
    if (challenge !== null) return chores.done('WIN_CHALLENGE', 1, person);
    chores.done('FINISH_STAGE', 1, person);
    chores.done('FINISH_FIRST_STAGE', 1, person);
  },
  commands: ({ times }) => [
    fc.tuple(fc.nat({ max: CHORES.length - 1 }), times).map((args) => claim(...args)),
    fc.tuple(fc.constantFrom(0, 3, 9, 10), times).map((args) => claim(...args)),
    times.map(claimAll),
  ],
};
