export const en = {
  rank: {
    title: 'League',
    closed: 'The league has not opened yet',
    need: 'Pass level {level} to join. Until then, warm up with a few batches.',
    qualified: 'You may join. What you earn before it opens stays yours.',
    levels: 'Levels completed',
    learn: 'To the map',
    tiers: 'Seven tiers',
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    platinum: 'Platinum',
    emerald: 'Emerald',
    diamond: 'Diamond',
    legendary: 'Legendary',
  },
} as const;
