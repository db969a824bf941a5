import type { Component } from '../person.ts';

/** What was earned and not spent. */
export const wallet: Component<{ diamonds: number; exp: number }> = {
  name: 'wallet',
  begin: () => ({ diamonds: 0, exp: 0 }),
  asks: 'assets { diamond exp }',
  expects: (person) => {
    const { diamonds, exp } = person.of(wallet);
    return { assets: { diamond: diamonds, exp } };
  },
  completed: (person, { exp, comboExp }) => {
    person.of(wallet).exp += exp + comboExp;
  },
};
