import type { Locale } from '../users/user.entity.ts';

/** What the reminder of every day says, by the day of the month, so that it is not the same each day. */
const WORDS: Record<`${Locale}`, readonly { title: string; body: string }[]> = {
  ZH: [
    { title: '面团醒好了', body: '今天还没开炉，烤一炉只要几分钟。' },
    { title: '炉子热着呢', body: '昨天的卡片该回炉了，趁热记牢。' },
    { title: '面包在等你', body: '开一炉，今天就算打卡。' },
  ],
  EN: [
    { title: 'The dough has rested', body: 'No baking yet today. One batch takes a few minutes.' },
    { title: 'The oven is warm', body: 'Some cards want to go back in while you still know them.' },
    { title: 'Your bread is waiting', body: 'Bake one batch and today counts.' },
  ],
};

/** Title and text of the reminder of a day. */
export function dailyWords(locale: `${Locale}`, day: string): { title: string; body: string } {
  const words = WORDS[locale];
  return words[Number(day.slice(-2)) % words.length] as (typeof words)[number];
}
