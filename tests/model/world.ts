import { expect } from 'vitest';
import type { Guest, TestApp } from '#tests/support/app.ts';

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

/** How a unit was learned: mistakes on each card, the share of the possible combo, and how wrong the device's clock is. */
export interface Effort {
  mistakes: number[];
  comboShare: number;
  clockOffMs: number;
}

/** When and where somebody is. */
interface Moment {
  now: number;
  zone: string;
}

export type Reply = Awaited<ReturnType<TestApp['api']['rest']>>;

export const CODES = {
  ok: 0,
  badInput: 400,
  emailTaken: 1002,
  alreadyClaimed: 1006,
  notClaimable: 1007,
  notEnoughDiamonds: 1016,
  permissionDenied: 1206,
  notActive: 1301,
  unitEnded: 1302,
  notEnoughEnergy: 1701,
  energyFull: 1702,
  onHoliday: 1860,
} as const;

export const allCodes = (replies: Reply[], code: number) =>
  expect(replies.map((reply) => reply.code)).toEqual(replies.map(() => code));
/** One of the repeats had the effect, the others were told that it had happened. */
export const oneOf = (replies: Reply[], others: number) =>
  expect(replies.map(({ code }) => code).sort()).toEqual([0, ...replies.slice(1).map(() => others)]);

/** Sends the same request `times` times at once, at the person's time and place. */
export function send(person: Moment, world: World, route: string, body?: object, times = 1): Promise<Reply[]> {
  return Promise.all(Array.from({ length: times }, () => world.app.api.rest(route, body, whereAndWhen(person, world))));
}

export const whereAndWhen = ({ now, zone }: Moment, { guest }: World) => ({
  as: guest,
  headers: {
    'time-zone': zone,
    // Mail is not what this is about.
    debug: JSON.stringify({ futureTimestamp: new Date(now).toISOString(), skipVerificationCode: true }),
  },
});
