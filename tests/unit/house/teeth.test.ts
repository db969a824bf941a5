import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUARDS } from '../../../scripts/teeth/guards.mjs';

interface Guard {
  name: string;
  file?: string;
  find?: string;
  test: string;
}

it.each((GUARDS as Guard[]).map((guard) => [guard.name, guard] as const))(
  'a guard that can be taken away stands where it is said to: %s',
  (_, { file, find, test }) => {
    expect(existsSync(test)).toBe(true);
    if (file && find) expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  },
);
