export const en = {
  days: {
    week: 'This week',
    today: 'today',
    today_done: 'today, checked in',
    done: 'checked in',
    missed: 'missed',
    ahead: 'to come',
  },
} as const;
