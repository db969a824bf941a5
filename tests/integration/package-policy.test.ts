import { afterAll, beforeAll, expect, it } from 'vitest';
import { composed } from '#server/kernel/database/parts.ts';
import {
  canSee,
  LEARNABLE_SQL,
  ON_TRIAL_SQL,
  type PackageFacts,
  packageAccess,
} from '#server/modules/packages/package.policy.ts';
import { ShareStatus } from '#server/modules/packages/package-enums.ts';
import { PACKAGES } from '#server/modules/packages/settings.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const USER = 1;
const YES_NO = [true, false];

/** Every kind of package there is to somebody. */
function everyPackage(): PackageFacts[] {
  return [USER, 2].flatMap((authorId) =>
    Object.values(ShareStatus).flatMap((shareStatus) =>
      [0, 10].flatMap((unlockDiamondRequirement) =>
        YES_NO.flatMap((onShelf) =>
          YES_NO.flatMap((unlocked) =>
            [0, 1, 2, 3].map((trailCount) => ({
              authorId,
              shareStatus,
              unlockDiamondRequirement,
              onShelf,
              unlocked,
              trailCount,
            })),
          ),
        ),
      ),
    ),
  );
}

const judged = composed<{ learnable: boolean; onTrial: boolean }, { user: number; vip: boolean; packages: string }>(
  'tests.policy',
  { user: 'int', vip: 'boolean', packages: 'jsonb' },
)`
  SELECT ${LEARNABLE_SQL} AS learnable, ${ON_TRIAL_SQL} AS "onTrial"
   FROM ROWS FROM (jsonb_to_recordset(:packages) AS ("authorId" int, "shareStatus" text,
     "unlockDiamondRequirement" int, "onShelf" boolean, unlocked boolean, "trailCount" int)) WITH ORDINALITY
     AS f (author_id, share_status, unlock_diamond_requirement, on_shelf, unlocked, trail_count, place)
   ORDER BY place`;

it.each([null, '2100-01-01T00:00:00Z'])(
  'SQL judges packages as the rules do, with VIP until %s',
  async (vipExpireAt) => {
    const ctx = contextOf(app.source, { userId: USER });
    const caller = { ...ctx, viewer: ctx.viewer && { ...ctx.viewer, vipExpireAt } };
    const packages = everyPackage();
    const values = { user: USER, vip: vipExpireAt !== null, packages: JSON.stringify(packages) };
    const found = await ctx.db.rows(judged, judged.values(values));
    expect(found).toEqual(
      packages.map((facts) => {
        const onTrial = packageAccess(caller, facts) === null;
        const learnable = canSee(caller, facts) && (!onTrial || facts.trailCount < PACKAGES.trailLimit);
        return { learnable, onTrial };
      }),
    );
    expect(new Set(found.map((row) => JSON.stringify(row))).size).toBeGreaterThan(vipExpireAt ? 1 : 3);
  },
);
