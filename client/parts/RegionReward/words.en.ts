export const en = {
  regionReward: {
    title: 'All nine stars',
    range: 'Levels {first, number}–{last, number}',
    levels: 'Levels {first, number}–{last, number}',
    all_stars: '3 / 3 stars',
    take: 'Take {count, number} diamonds',
    claimed: '{count, plural, one {# diamond} other {# diamonds}} taken',
  },
} as const;
