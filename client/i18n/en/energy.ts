export const energy = {
  title: 'Bread',
  bread: 'Bread at hand',
  full: 'Full',
  full_text: 'The basket is full. Time to bake a level.',
  recovers: 'One loaf every {minutes} minutes. Waiting is free.',
  claim: 'Fill up for free',
  once: 'Once per account',
  used: 'The free refill is used. The next loaves come with time.',
  filled: 'The basket is full again',
};
