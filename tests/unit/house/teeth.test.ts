import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS, marksOf, withoutGuard } from '../../../scripts/teeth/guards.mjs';

/** A mark farther than this from what it marks says nothing to who edits that. */
const LINES_BELOW_MARK = 40;

const marks = marksOf('.');
const inSources = GUARDS.filter(({ find }) => find !== undefined);

it.each(inSources.map((guard) => [guard.name, guard] as const))('a guard stands below its mark: %s', (_, guard) => {
  const without = withoutGuard('.', guard, marks);
  expect(without).not.toBeNull();
  if (!guard.file) expect(without?.lines).toBeLessThanOrEqual(LINES_BELOW_MARK);
});

it('each mark in the sources is of a guard that can be taken away, each guard has a name of its own', () => {
  const names = GUARDS.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  expect(marks.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

it('each guard is missed by a test that there is', () => {
  expect(GUARDS.map(({ test }) => test).filter((test) => !existsSync(test))).toEqual([]);
});
