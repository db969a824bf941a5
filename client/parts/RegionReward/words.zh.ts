export const zh = {
  regionReward: {
    title: '九星集齐',
    range: '第 {first, number}–{last, number} 关',
    levels: '{first, number}–{last, number} 关',
    all_stars: '3 / 3 星',
    take: '收下 {count, number} 钻石',
    claimed: '收下 {count, number} 颗钻石',
  },
} as const;
