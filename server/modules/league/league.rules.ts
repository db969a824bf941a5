import { phaseOf, resultOfPlace, rewardOfPlace, seasonNumbered, stepAfter } from '#domain/league.ts';
import { LEAGUE_REQUIRED_LEVEL } from '#domain/limits.ts';
import { LEAGUE } from './settings.ts';

export type RankHomeKind =
  | 'NOT_CLAIMED'
  | 'RANK_FEATURE_DISABLED'
  | 'NOT_QUALIFIED'
  | 'BREAK_TIME'
  | 'FREEZE_TIME'
  | 'IN_GROUP';

/** What is known of an account and the latest season it has a place of; nulls where there is none. */
export interface Standing {
  /** Levels completed. */
  levels: number;
  step: number | null;
  season: number | null;
  /** Whether the result of that season was not claimed yet. */
  due: boolean | null;
  /** The group of the place; null where the season was missed. */
  number: number | null;
  placeStep: number | null;
  exp: number | null;
  /** Whether the group was settled; a season that was missed is. */
  settled: boolean | null;
  /** The place that was settled, 1 and up. */
  position: number | null;
  afterStep: number | null;
}

/** Whether the result of the latest season may be seen and claimed. */
export const isShown = ({ season, settled }: Standing, now: Date): boolean =>
  // guard: a result waits for its time
  // guard: a result waits for its settlement
  season !== null && settled === true && now >= seasonNumbered(season).resultsAt;

/** Which screen of the league an account sees. A season that is not settled in time stays frozen until it is. */
export function homeKind(standing: Standing, enabled: boolean, now: Date): RankHomeKind {
  if (!enabled) return 'RANK_FEATURE_DISABLED';
  const { season, due, levels } = standing;
  if (season === null && levels < LEAGUE_REQUIRED_LEVEL) return 'NOT_QUALIFIED';
  if (due && isShown(standing, now)) return 'NOT_CLAIMED';
  const frozen = season !== null && due && now >= seasonNumbered(season).endsAt;
  if (frozen || phaseOf(now) === 'FREEZE') return 'FREEZE_TIME';
  return phaseOf(now) === 'BREAK' ? 'BREAK_TIME' : 'IN_GROUP';
}

/** What the latest season brought; of a place that was settled. */
export function outcomeOf({ placeStep, position }: Standing) {
  const before = placeStep ?? 0;
  const result = resultOfPlace(position);
  const after = stepAfter(before, result);
  return { before, after, result, reward: rewardOfPlace(position), falls: after < before };
}

/** Diamonds for keeping a rank; null where it does not fall. */
export const keepPrice = (standing: Standing): number | null =>
  outcomeOf(standing).falls ? LEAGUE.keepRankDiamond : null;
