const titles = ['reluctant', 'resilient', 'abundant', '明月松间照，清泉石上流，竹喧归浣女，莲动下渔舟'];

export const namedCards = titles.map((title, index) => ({
  cardId: index + 1,
  title,
  lang: index < 3 ? 'en' : 'zh-CN',
}));

export const changes = [
  { cardId: 1, oldMastery: 0, newMastery: 34 },
  { cardId: 2, oldMastery: 41, newMastery: 58 },
  { cardId: 3, oldMastery: 72, newMastery: 83 },
  { cardId: 4, oldMastery: 40, newMastery: 22 },
];

export const stats = {
  unitId: 24,
  level: 24,
  star: 3,
  exp: 20,
  comboExp: 5,
  comboCount: 10,
  debutCount: 5,
  reviewCount: 5,
  duration: 300,
};

const task = (taskNo: number, goalType: string, title: string, progress: number, total: number, more = {}) => ({
  taskNo,
  goalType,
  title,
  progress,
  total,
  rewardClaimed: false,
  rewards: [{ type: 'DIAMOND' as const, value: 10 }],
  ...more,
});

export const board = {
  lastStats: [
    { goalType: 'FINISH_STAGE' as const, value: 0 },
    { goalType: 'EARN_EXP' as const, value: 5 },
  ],
  tasks: [
    task(1, 'FINISH_STAGE', '完成 1 关', 1, 1),
    task(2, 'EARN_EXP', '获得 40 点经验', 30, 40),
    task(3, 'THREE_STAR_CARDS', '三星答对 20 张卡片', 8, 20),
    task(4, 'COMBO', '连对 10 次', 10, 10, { rewardClaimed: true }),
    task(5, 'WIN_CHALLENGE', '赢下 1 场挑战', 0, 1, { rewards: [{ type: 'DIAMOND' as const, value: 20 }] }),
  ],
};

/** A challenge that was won with one card answered wrong. */
export const challenge = {
  index: 7,
  won: true,
  blood: 0.8,
  star: 3,
  bestStar: 3,
  firstVictory: true,
  region: { region: 3, stars: 3, of: 9, diamond: 20, received: false },
};

/** The answer to a completed unit. */
export const resultOf = (popped = false) => ({
  mode: 'NORMAL' as const,
  stats: { ...stats, checkInPopped: popped },
  challenge: null,
  masteryChanges: changes,
  dailyTaskResponse: board,
  unitRankResponse: null,
});

const week = ['2026-04-13', '2026-04-14', '2026-04-15'];

/** What the server says of check-ins. */
export const checkInResolvers = (checkIn: object) => ({
  Query: {
    checkIn: () => ({ todayCheckIn: true, popped: false, lastUncheckInDays: 0, ...checkIn }),
    checkInStats: () => week.map((date) => ({ date, type: 'LEARN' })),
  },
});
