import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { PageArgs } from '#server/kernel/page.ts';
import type { PackageList } from '../packages/package.entity.ts';
import { shelvedPackages } from '../shelf/shelf.service.ts';
import type { StageGrade } from '../units/learning-mode.ts';
import { unitExp } from '../units/score.rules.ts';
import { UNITS } from '../units/settings.ts';
import { SCHEDULES_SQL } from '../units/unit.service.ts';
import type { Schedule } from '../units/unit.types.ts';
import type { AtlasStage, AtlasStageList, LookBack, StagePreparation } from './atlas.types.ts';

interface StageRow {
  stageId: number;
  level: number;
  completedAt: Date;
  packageId: number;
}
type PageRow = { completed: number } & (StageRow | { [Key in keyof StageRow]: null });

const STAGE_COLUMNS = 's.id AS "stageId", s.level, s.completed_at AS "completedAt", s.package_id AS "packageId"';

/** Number of levels that a user has completed: one after the other, so it is the highest of them. */
export const completedSql = (user: string) =>
  `(SELECT coalesce(max(level), 0)::int FROM stage WHERE user_id = ${user} AND completed_at IS NOT NULL)`;

const page = statement<PageRow>(
  'atlas.page',
  `WITH top AS (SELECT ${completedSql('$1')} AS completed)
   SELECT top.completed, done.*
   FROM top LEFT JOIN LATERAL (
     SELECT ${STAGE_COLUMNS} FROM stage s
     WHERE s.user_id = $1 AND s.completed_at IS NOT NULL
       AND s.level <= top.completed + 1 - $2::int AND s.level > top.completed + 1 - $2::int - $3::int
   ) done ON true
   ORDER BY done.level DESC`,
);
const count = statement<{ completed: number }>('atlas.count', `SELECT ${completedSql('$1')} AS completed`);
const lookBack = statement<StageRow & { star: number; grade: StageGrade; cards: Schedule[] | null }>(
  'atlas.look_back',
  `SELECT ${STAGE_COLUMNS}, s.star, s.grade, ${SCHEDULES_SQL} AS cards
   FROM stage s JOIN unit u ON u.id = s.unit_id
   WHERE s.id = $2 AND s.user_id = $1`,
);

/** Levels of the caller's atlas, newest first, with the active level on top. One statement. */
export async function atlasStages(ctx: Context, { offset, limit }: PageArgs): Promise<AtlasStageList> {
  const rows = await ctx.db.rows(page, [viewerOf(ctx).id, offset, limit]);
  const activeLevel = (rows[0]?.completed ?? 0) + 1;
  const active: AtlasStage[] =
    offset === 0 ? [{ level: activeLevel, completedAt: null, packageId: null, stageId: null }] : [];
  const completed = rows.flatMap((row) => (row.stageId === null ? [] : [row]));
  return { stages: [...active, ...completed], activeLevel, total: activeLevel, offset, limit };
}

/** Number of levels the caller has completed. */
export async function countStages(ctx: Context): Promise<number> {
  const row = await ctx.db.row(count, [viewerOf(ctx).id]);
  return row?.completed ?? 0;
}

/** What starting the active level takes and brings. Throws STAGE_NOT_ACTIVE for any other level. */
export async function stagePreparation(ctx: Context, stageLevel: number): Promise<StagePreparation> {
  if (stageLevel !== (await countStages(ctx)) + 1) throw new AppError('STAGE_NOT_ACTIVE');
  const packageList = await shelvedPackages(ctx);
  return {
    stageLevel,
    requiredEnergy: UNITS.energy.NORMAL,
    passionateRequiredEnergy: UNITS.energy.PASSIONATE,
    packageList,
    expMap: expOf(packageList, UNITS.cards.NORMAL),
    passionateExpMap: expOf(packageList, UNITS.cards.PASSIONATE),
  };
}

const expOf = ({ packages }: PackageList, cards: number) =>
  packages.map(({ id, cardCount }) => ({ packageId: id, exp: unitExp(Math.min(cards, cardCount)) }));

/** A completed level of the caller with its cards. Throws UNIT_NOT_FOUND. */
export async function stageLookBack(ctx: Context, stageId: number): Promise<LookBack> {
  const row = await ctx.db.row(lookBack, [viewerOf(ctx).id, stageId]);
  if (!row) throw new AppError('UNIT_NOT_FOUND');
  return { ...row, cards: row.cards ?? [] };
}
