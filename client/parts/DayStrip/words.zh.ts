export const zh = {
  days: {
    week: '本周打卡',
    today: '今天',
    today_done: '今天，已打卡',
    done: '已打卡',
    missed: '没有打卡',
    ahead: '还没到',
  },
} as const;
