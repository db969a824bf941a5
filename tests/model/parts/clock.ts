import fc from 'fast-check';
import { deed } from '../component.ts';
import type { Component } from '../person.ts';

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

const wait = (ms: number) =>
  deed(`wait(${ms / 1000} s)`, async (person) => {
    person.now += ms;
  });

const travel = (zone: string) =>
  deed(`travel(${zone})`, async (person) => {
    person.zone = zone;
  });

/** Time passes, and people travel. */
export const clock: Component<null> = {
  name: 'clock',
  begin: () => null,
  commands: () => [
    fc
      .oneof(
        fc.integer({ min: 1, max: 15 }).map((seconds) => seconds * SECOND),
        fc.integer({ min: 1, max: 90 }).map((minutes) => minutes * MINUTE),
        fc.constantFrom(20 * MINUTE, 20 * MINUTE - 1, 60 * MINUTE + 1, DAY, DAY, 12 * 60 * MINUTE),
        fc.integer({ min: 1, max: 3 * DAY }),
      )
      .map(wait),
    fc.constantFrom(...ZONES).map(travel),
  ],
};
