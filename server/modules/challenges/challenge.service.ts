import { challengePlace } from '#domain/challenges.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed } from '#server/kernel/database/parts.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { PageArgs } from '#server/kernel/page.ts';
import { completedSql } from '../atlas/atlas.service.ts';
import { hasVip, LEARNABLE_SQL } from '../packages/package.policy.ts';
import { factsSql } from '../packages/package-facts.ts';
import {
  challengeExp,
  challengesReached,
  isActive,
  type NamedChallenge,
  npcImage,
  wrongLevels,
} from './challenge.rules.ts';
import type { ChallengePreparation, ChallengeStage, ChallengeStageList } from './challenge.types.ts';
import { CHALLENGES } from './settings.ts';

/** What is known of a challenge and the caller. */
export interface ChallengeFacts {
  /** Levels that the caller has completed. */
  completed: number;
  star: number;
  /** Packages of its levels that the caller may learn. */
  packages: number[];
}

const completedLevels = statement<{ completed: number }>(
  'challenges.completed',
  `SELECT ${completedSql('$1')} AS completed`,
);
const fought = statement<{ index: number; star: number; lastCompletedAt: Date | null }>(
  'challenges.fought',
  `SELECT "index", star, last_completed_at AS "lastCompletedAt" FROM challenge
   WHERE user_id = $1 AND "index" BETWEEN $2 AND $3`,
);
// guard: cards of packages that may be learned
const readFacts = composed<ChallengeFacts, NamedChallenge & { user: number; vip: boolean }>('challenges.facts', {
  user: 'int',
  vip: 'boolean',
  index: 'int',
  startLevel: 'int',
  endLevel: 'int',
})`SELECT ${completedSql(':user')} AS completed,
     coalesce((SELECT star FROM challenge WHERE user_id = :user AND "index" = :index), 0) AS star,
     ARRAY(
       SELECT DISTINCT learned.package_id FROM stage learned
       CROSS JOIN LATERAL (${factsSql(':user', 'learned.package_id')}) AS package
       WHERE learned.user_id = :user AND learned.level BETWEEN :startLevel AND :endLevel
         AND learned.completed_at IS NOT NULL AND ${LEARNABLE_SQL}
     ) AS packages`;

/** Challenges of the caller's map, newest first, from the region of the active level on. */
export async function challengeStages(ctx: Context, { offset, limit }: PageArgs): Promise<ChallengeStageList> {
  const user = viewerOf(ctx).id;
  const { completed } = (await ctx.db.row(completedLevels, [user])) ?? { completed: 0 };
  const total = challengesReached(completed);
  const last = total - offset;
  const first = Math.max(1, last - limit + 1);
  const rows = last < 1 ? [] : await ctx.db.rows(fought, [user, first, last]);
  const known = new Map(rows.map((row) => [row.index, row]));
  const list = Array.from({ length: Math.max(0, last - first + 1) }, (_, place): ChallengeStage => {
    const of = challengePlace(last - place);
    const row = known.get(of.index);
    return {
      index: of.index,
      level: of.endLevel,
      active: isActive(of, completed),
      npcImage: npcImage(of),
      star: row?.star ?? 0,
      lastCompletedAt: row?.lastCompletedAt ?? null,
    };
  });
  return { challengeStages: list, total, offset, limit };
}

/**
 * What is known of a challenge that may be fought. Throws BAD_USER_INPUT for levels that are not its own, STAGE_NOT_ACTIVE
 * before its anchor is completed.
 */
export async function readChallenge(ctx: Context, named: NamedChallenge): Promise<ChallengeFacts> {
  const fields = wrongLevels(named);
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  const { index, startLevel, endLevel } = named;
  const values = { user: viewerOf(ctx).id, vip: hasVip(ctx), index, startLevel, endLevel };
  const facts = (await ctx.db.row(readFacts, readFacts.values(values))) as ChallengeFacts;
  if (!isActive(named, facts.completed)) throw new AppError('STAGE_NOT_ACTIVE');
  return facts;
}

/** What a challenge takes, and what a victory brings now. Throws what {@link readChallenge} throws. */
export async function challengePreparation(ctx: Context, named: NamedChallenge): Promise<ChallengePreparation> {
  const { star } = await readChallenge(ctx, named);
  return { requiredEnergy: CHALLENGES.energy, exp: challengeExp(star) };
}
