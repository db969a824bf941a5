export const zh = {
  rank: {
    title: '排位',
    closed: '排位赛还没开',
    need: '通过第 {level} 关后可以参赛，先去烤几炉热热身。',
    qualified: '参赛资格已经拿到。开赛前得到的经验一样记在账上。',
    levels: '完成的关卡',
    learn: '去闯关',
    tiers: '七个段位',
    bronze: '青铜',
    silver: '白银',
    gold: '黄金',
    platinum: '铂金',
    emerald: '翡翠',
    diamond: '钻石',
    legendary: '传奇',
  },
} as const;
