import fc from 'fast-check';
import { expect } from 'vitest';
import { deed } from '../component.ts';
import type { Component } from '../person.ts';
import { allCodes, CODES, type Effort, type Reply, send } from '../world.ts';
import { victoryReport } from './effort.ts';
import { energyOf } from './energy.ts';
import { onHoliday } from './rest.ts';
import { climbTo, completed, opened, START_COST, tapped, units } from './units.ts';

/** The challenges of the first region: their levels, and the level that must be completed first. */
const FIRST_REGION = [
  { index: 1, startLevel: 1, endLevel: 3 },
  { index: 2, startLevel: 4, endLevel: 6 },
  { index: 3, startLevel: 7, endLevel: 10 },
] as const;
const NO_MISTAKE: Effort = { mistakes: [], comboShare: 0, clockOffMs: 0 };

/** Climbs to where the first challenge opens, if there is energy for it, and steps up to it. */
const challenge = (times: number) =>
  deed(`challenge(${times}×)`, async (person, world) => {
    await climbTo(FIRST_REGION[0].endLevel + 1, NO_MISTAKE, person, world);
    const { open, level } = person.of(units);
    // The last one that stands there, or the first of all while there is none.
    const named = FIRST_REGION.findLast(({ endLevel }) => endLevel < level) ?? FIRST_REGION[0];
    const replies = await send(person, world, 'POST /v1/atlas/challenge-stages', named, times);
    const same = tapped(person, (unit) => unit.challenge === named.index);
    if (same) {
      allCodes(replies, CODES.ok);
      for (const { data } of replies) expect(data.unitId).toBe(same.unitId);
      return;
    }
    if (named.endLevel >= level) return allCodes(replies, CODES.notActive);
    if (onHoliday(person)) return allCodes(replies, CODES.onHoliday);
    if (!open && energyOf(person).points < START_COST) return allCodes(replies, CODES.notEnoughEnergy);
    allCodes(replies, CODES.ok);
    opened(person, replies, { packageId: null, challenge: named.index, level: named.endLevel });
  });

const starsIn = (stars: ReadonlyMap<number, number>) => [...stars.values()].reduce((sum, star) => sum + star, 0);

/** Fights the duel that is open to its end; a defeat is no victory to report. */
const fight = (effort: Effort, times: number) =>
  deed(`fight(${effort.mistakes}, ${times}×)`, async (person, world) => {
    const { open } = person.of(units);
    if (!open || open.challenge === null) return;
    const { report, result } = victoryReport(open, effort);
    const replies = await send(person, world, 'POST /v1/learn/units/report-complete', report, times);
    if (!result) return allCodes(replies, CODES.badInput);
    allCodes(replies, CODES.ok);
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    const { stars } = person.of(challenges);
    const before = stars.get(open.challenge);
    const bestStar = Math.max(before ?? 0, result.star);
    const won = { index: open.challenge, won: true, star: result.star, bestStar, firstVictory: before === undefined };
    stars.set(open.challenge, bestStar);
    // All challenges of a sequence lie in the first region, whose reward nobody comes to claim.
    const region = { region: 1, stars: starsIn(stars), of: 9, diamond: 20, received: false };
    expect(replies[0]?.data.challenge).toEqual({ ...won, blood: result.blood, region });
    const exp = won.firstVictory ? 30 : 10;
    const worth = { ...result, exp, comboExp: 0, comboCount: 0, challenge: open.challenge, packageId: null };
    completed(person, world, open, worth, replies[0] as Reply, report);
  });

/** A challenge that is fought to its end at once, so that some are fought again. */
const duel = (effort: Effort) =>
  deed(`duel(${effort.mistakes})`, async (person, world) => {
    await challenge(1)(person, world);
    await fight(effort, 1)(person, world);
  });

const claimRegion = (times: number) =>
  deed(`claimRegion(${times}×)`, async (person, world) => {
    const replies = await send(person, world, 'POST /v1/atlas/region-reward', { index: 1 }, times);
    // Ten levels and nine stars are more than a sequence has energy for; the races claim them.
    expect(starsIn(person.of(challenges).stars)).toBeLessThan(9);
    allCodes(replies, CODES.notClaimable);
  });

/** Challenges of the map, and the most stars each was won with. */
export const challenges: Component<{ stars: Map<number, number> }> = {
  name: 'challenges',
  begin: () => ({ stars: new Map() }),
  asks: 'challengeStages(limit: 3) { challengeStages { index star active } }',
  expects: (person) => {
    const { level } = person.of(units);
    const { stars } = person.of(challenges);
    const stages = FIRST_REGION.map(({ index, endLevel }) => ({
      index,
      star: stars.get(index) ?? 0,
      active: endLevel < level,
    }));
    return { challengeStages: { challengeStages: stages.reverse() } };
  },
  commands: ({ times, effort }) => [
    times.map(challenge),
    effort.map(duel),
    effort.map(duel),
    fc.tuple(effort, times).map((args) => fight(...args)),
    fc.constantFrom(1, 2).map(claimRegion),
  ],
};
