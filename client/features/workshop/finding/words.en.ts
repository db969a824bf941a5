export const en = {
  finding: {
    elsewhere: 'Other chapters',
    count: '{count, plural, one {# card} other {# cards}} more in other chapters',
    none: 'Nothing in other chapters',
    looking: 'Looking through the other chapters',
    failed: 'The other chapters were not searched',
    more: 'Look further',
  },
} as const;
