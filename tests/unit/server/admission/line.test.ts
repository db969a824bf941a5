import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Limit } from '#server/api/admission/limit.ts';
import { Line } from '#server/api/admission/line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lineOf = (places: number, length = places) => new Line(new Limit(places, 250), length, () => Date.now());

it('gives places at once while there are any, then in order of arrival', async () => {
  const line = lineOf(2);
  expect([line.enter(), line.enter()]).toEqual([true, true]);
  const came: string[] = [];
  const wait = (name: string) => void Promise.resolve(line.enter()).then((entered) => came.push(`${name} ${entered}`));
  wait('first');
  wait('second');
  expect(line.taken).toBe(2);
  line.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['first true']);
  line.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['first true', 'second true']);
  expect(line.taken).toBe(2);
});

it('refuses who waited 400 ms, and at once who would be one too many', async () => {
  const line = lineOf(1);
  line.enter();
  const waiting = line.enter();
  expect(line.enter()).toBe(false);
  await vi.advanceTimersByTimeAsync(399);
  const later = Promise.race([waiting, 'waits still']);
  expect(await later).toBe('waits still');
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toBe(false);
  line.leave();
  expect(line.taken).toBe(0);
});

it('is patient in a burst, and short of it where the line has stood for a while', async () => {
  const line = lineOf(1, 10);
  line.enter();
  for (let ms = 0; ms <= 600; ms += 100) {
    void line.enter();
    await vi.advanceTimersByTimeAsync(100);
  }
  const late = line.enter();
  await vi.advanceTimersByTimeAsync(19);
  expect(await Promise.race([late, 'waits still'])).toBe('waits still');
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe(false);
});

it('says for how long nobody found a place, until there is one', () => {
  const line = lineOf(1, 0);
  line.enter();
  expect(line.saturatedMs()).toBe(0);
  line.enter();
  vi.advanceTimersByTime(20_000);
  line.enter();
  expect(line.saturatedMs()).toBe(20_000);
  line.leave();
  expect(line.saturatedMs()).toBe(0);
});

it('has all its places back in the end, whoever came, waited, gave up and left in whatever order', async () => {
  const steps = fc.array(fc.constantFrom('enter', 'leave', 'time'), { maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 5 }),
      steps,
      async (places, length, all) => {
        const line = lineOf(places, length);
        let inside = 0;
        for (const step of all) {
          if (step === 'enter') void Promise.resolve(line.enter()).then((entered) => (inside += entered ? 1 : 0));
          if (step === 'leave' && inside > 0) {
            inside -= 1;
            line.leave();
          }
          await vi.advanceTimersByTimeAsync(step === 'time' ? 200 : 0);
          expect(line.taken).toBe(inside);
          expect(line.taken).toBeLessThanOrEqual(places);
        }
        await vi.advanceTimersByTimeAsync(1000);
        for (; inside > 0; inside--) line.leave();
        expect(line.taken).toBe(0);
      },
    ),
  );
});
