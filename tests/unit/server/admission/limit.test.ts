import { expect, it } from 'vitest';
import { Limit } from '#server/api/admission/limit.ts';

const LATE = 300;

it('lets all in until an answer is late', () => {
  const limit = new Limit(100, 250);
  limit.learn(250, 0);
  expect(limit.at(0)).toBe(100);
  limit.learn(LATE, 0);
  expect(limit.at(0)).toBe(80);
});

it('falls once in 100 ms, however many answers are late, and never below 8', () => {
  const limit = new Limit(100, 250);
  for (let answer = 0; answer < 50; answer++) limit.learn(LATE, 10);
  expect(limit.at(10)).toBe(80);
  for (let ms = 200; ms < 8000; ms += 100) limit.learn(LATE, ms);
  expect(limit.at(8000)).toBeGreaterThanOrEqual(8);
  expect(limit.at(8000)).toBeLessThan(16);
});

it('rises by time alone: 20 places a second of 100', () => {
  const limit = new Limit(100, 250);
  for (let ms = 0; ms < 8000; ms += 100) limit.learn(LATE, ms);
  const low = limit.at(8000);
  expect(limit.at(9000)).toBeCloseTo(low + 20);
  expect(limit.at(60_000)).toBe(100);
});

it('stays at a limit below the least', () => {
  const limit = new Limit(3, 250);
  limit.learn(LATE, 0);
  expect(limit.at(0)).toBe(3);
});
