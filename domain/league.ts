import { LEAGUE_DOWN_AFTER, LEAGUE_REWARDS, LEAGUE_TIER_STARS, LEAGUE_UP_COUNT, LEAGUE_UP2_COUNT } from './limits.ts';

/** Tiers of the league, lowest first. */
export const LEAGUE_TIERS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'EMERALD', 'DIAMOND', 'LEGENDARY'] as const;
export type LeagueTier = (typeof LEAGUE_TIERS)[number];

/** A tier with its star, 1 and up: at most 3 below LEGENDARY, which has no upper end. */
export interface LeagueRank {
  tier: LeagueTier;
  star: number;
}

/** What a season did to a rank. MISSED: no exp at all. */
export const LEAGUE_RESULTS = ['UP_2', 'UP_1', 'KEEP', 'DOWN_1', 'MISSED'] as const;
export type LeagueResult = (typeof LEAGUE_RESULTS)[number];

/** A season is OPEN while exp counts, in FREEZE until results are shown, in BREAK until the next one starts. */
export type LeaguePhase = 'OPEN' | 'FREEZE' | 'BREAK';

/** A season by its instants. */
export interface LeagueSeason {
  /** Weeks since the Monday of 5 January 1970. */
  season: number;
  startsAt: Date;
  /** Sunday 22:00: exp from here on does not count for it. */
  endsAt: Date;
  /** Sunday 22:30: results may be shown from here on. */
  resultsAt: Date;
  /** Monday 00:00. */
  nextStartsAt: Date;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;
/** Monday 5 January 1970, 00:00 in Shanghai, which has kept eight hours to UTC since 1992: seasons run there for everyone. */
const FIRST_MONDAY_MS = Date.UTC(1970, 0, 4, 16);
const OPEN_MS = WEEK_MS - 2 * HOUR_MS;
const RESULTS_MS = WEEK_MS - 1.5 * HOUR_MS;

/** The season of a number. */
export function seasonNumbered(season: number): LeagueSeason {
  const start = FIRST_MONDAY_MS + season * WEEK_MS;
  return {
    season,
    startsAt: new Date(start),
    endsAt: new Date(start + OPEN_MS),
    resultsAt: new Date(start + RESULTS_MS),
    nextStartsAt: new Date(start + WEEK_MS),
  };
}

/** The season of an instant, with its freeze and its break. */
export const seasonOf = (now: Date): LeagueSeason =>
  seasonNumbered(Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS));

/** Where in its season an instant lies. */
export function phaseOf(now: Date): LeaguePhase {
  const { endsAt, resultsAt } = seasonOf(now);
  if (now < endsAt) return 'OPEN';
  return now < resultsAt ? 'FREEZE' : 'BREAK';
}

/** The rank of a step; steps count stars from BRONZE_1, which is 0. */
export function rankOfStep(step: number): LeagueRank {
  const tier = Math.min(Math.floor(step / LEAGUE_TIER_STARS), LEAGUE_TIERS.length - 1);
  return { tier: LEAGUE_TIERS[tier] as LeagueTier, star: step - tier * LEAGUE_TIER_STARS + 1 };
}

/** A rank as the API writes it, for example `SILVER_2`. */
export function rankName(step: number): string {
  const { tier, star } = rankOfStep(step);
  return `${tier}_${star}`;
}

/** The rank of a name that {@link rankName} wrote. */
export function parseRank(name: string): LeagueRank {
  const [tier, star] = name.split('_');
  return { tier: tier as LeagueTier, star: Number(star ?? 1) };
}

/** What a place of a group brings, counted from 1; null is no place: no exp at all. Places are absolute, however few there are. */
export function resultOfPlace(place: number | null): LeagueResult {
  if (place === null) return 'MISSED';
  if (place <= LEAGUE_UP2_COUNT) return 'UP_2';
  if (place <= LEAGUE_UP_COUNT) return 'UP_1';
  return place <= LEAGUE_DOWN_AFTER ? 'KEEP' : 'DOWN_1';
}

const STARS: Record<LeagueResult, number> = { UP_2: 2, UP_1: 1, KEEP: 0, DOWN_1: -1, MISSED: -1 };

// guard: nobody falls below the first star
/** The step after a result; stars carry over tiers. */
export const stepAfter = (step: number, result: LeagueResult): number => Math.max(0, step + STARS[result]);

/** Diamonds for a place of a group, counted from 1; none for who falls, and for no place. */
export function rewardOfPlace(place: number | null): number {
  const result = resultOfPlace(place);
  if (place !== null && result === 'UP_2') return LEAGUE_REWARDS.top[place - 1] ?? LEAGUE_REWARDS.up;
  if (result === 'UP_1') return LEAGUE_REWARDS.up;
  return result === 'KEEP' ? LEAGUE_REWARDS.keep : 0;
}
