import type { LearningTime } from './insight.types.ts';
import { INSIGHT } from './settings.ts';

/** Seconds spent on a day, `offset` days after the first one of a year that ends today, and cards of units they were spent on. */
export interface DayTime {
  offset: number;
  cards: number;
  seconds: number;
}

/** What a year of days amounts to. Whole seconds but for those of a card. */
export function timeOf(days: readonly DayTime[]): LearningTime {
  const latest = (count: number, before = 0) => {
    const end = INSIGHT.yearDays - before;
    const within = days.filter(({ offset }) => offset >= end - count && offset < end);
    const sum = (key: 'cards' | 'seconds') => within.reduce((total, day) => total + day[key], 0);
    return { days: within.length, cards: sum('cards'), seconds: sum('seconds') };
  };
  const month = latest(INSIGHT.timeDays);
  const before = latest(INSIGHT.timeDays, INSIGHT.timeDays);
  const eachCard = ({ cards, seconds }: { cards: number; seconds: number }) => (cards > 0 ? seconds / cards : null);
  return {
    today: Math.round(latest(1).seconds),
    week: Math.round(latest(INSIGHT.weekDays).seconds),
    usualDay: month.days > 0 ? Math.round(month.seconds / month.days) : 0,
    year: Math.round(latest(INSIGHT.yearDays).seconds),
    card: eachCard(month),
    cardBefore: eachCard(before),
  };
}
