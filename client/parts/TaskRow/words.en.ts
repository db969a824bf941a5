export const en = {
  task: {
    progress: '{progress, number} / {total, number}',
    claim: 'Claim {count}',
    claim_named: 'Claim {count} diamonds: {title}',
    claimed: 'Claimed',
    claimed_diamonds: '+{count} diamonds',
    got: '+{count, number}',
  },
} as const;
