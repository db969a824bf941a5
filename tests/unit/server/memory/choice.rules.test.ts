import { expect, it } from 'vitest';
import { debutLimits } from '#server/modules/memory/choice.rules.ts';

it.each([
  [10, { debuts: 5, backlogAt: 20, backlogDebuts: 2, floodAt: 30 }],
  [20, { debuts: 10, backlogAt: 40, backlogDebuts: 2, floodAt: 60 }],
])('a unit of %i takes so many debut cards before any review', (size, limits) => {
  expect(debutLimits(size)).toEqual(limits);
});
