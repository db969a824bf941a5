export const zh = {
  task: {
    progress: '{progress, number} / {total, number}',
    claim: '领取 {count}',
    claim_named: '领取 {count} 钻石：{title}',
    claimed: '已领取',
    claimed_diamonds: '+{count} 钻石',
    got: '+{count, number}',
  },
} as const;
