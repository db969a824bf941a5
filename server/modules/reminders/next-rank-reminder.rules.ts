import { seasonNumbered, seasonOf } from '#domain/league.ts';
import { LEAGUE_CLOSES_REMINDER_MS, LEAGUE_OPENS_REMINDER_MS } from '#domain/limits.ts';
import type { RankMoment } from './rank-words.ts';

/** Both reminders of a season, the earlier one first. */
function momentsOf(season: number): { at: number; moment: RankMoment }[] {
  const { startsAt, endsAt } = seasonNumbered(season);
  return [
    { at: startsAt.getTime() + LEAGUE_OPENS_REMINDER_MS, moment: 'OPENS' },
    { at: endsAt.getTime() - LEAGUE_CLOSES_REMINDER_MS, moment: 'CLOSES' },
  ];
}

/** The next instant after `now` at which who wants to is reminded of the league. */
export function nextRankReminder(now: Date): Date {
  const { season } = seasonOf(now);
  const next = [season, season + 1].flatMap(momentsOf).find(({ at }) => at > now.getTime());
  return new Date((next as { at: number }).at);
}

/** Which reminder an instant that {@link nextRankReminder} gave is. */
export function rankMomentOf(dueAt: Date): RankMoment {
  const [, closes] = momentsOf(seasonOf(dueAt).season);
  return dueAt.getTime() === closes?.at ? 'CLOSES' : 'OPENS';
}
