import { seasonOf } from '#domain/league.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { addPackage, mcq, packageFile } from '#tests/factories/packages.ts';
import { uploadPicture } from '#tests/factories/pictures.ts';
import { completeReport } from '#tests/factories/units.ts';
import type { Guest, TestApp } from '#tests/support/app.ts';

import { earnExp } from '#tests/support/league.ts';
import { contextOf } from '#tests/support/service-context.ts';

const WEEK_MS = 604_800_000;

/** Stands in every text of the owner's things, so that a leak is seen wherever it happens. */
export const SECRET = 'only-for-my-eyes';

/** Somebody with things of every kind, and what names them. */
export interface Owner {
  account: Guest;
  packageId: number;
  hashId: string;
  chapterId: number;
  cardIds: number[];
  /** A completed level. */
  stageId: number;
  completedUnitId: number;
  /** A unit under way, and the honest report of it. */
  unitId: number;
  report: ReturnType<typeof completeReport>;
  /** A picture that was uploaded. */
  assetId: string;
  /** A message to the owner. */
  messageId: number;
  /** Names a device of the owner. */
  deviceRid: string;
  /** A result of the league that waits, and somebody of its group. */
  resultId: number;
  mateId: number;
  /** A package that everybody may use. */
  shared: { packageId: number; chapterId: number };
}

/** Makes an owner of a private package with a completed level and a unit under way. */
export async function makeOwner(app: TestApp): Promise<Owner> {
  const account = await app.api.guest();
  const file = packageFile({ chapters: [24] });
  const pkg = await addPackage(app.source, {
    ...file,
    name: { zh: SECRET, en: SECRET },
    description: { zh: SECRET, en: SECRET },
    chapters: file.chapters.map((chapter) => ({
      ...chapter,
      title: SECRET,
      cards: chapter.cards.map((card) => ({ ...card, content: mcq(`${SECRET} ${card.key}`) })),
    })),
  });
  const shared = await addPackage(app.source);
  const post = async (path: string, body: object) => (await app.api.rest(`POST ${path}`, body, { as: account })).data;
  const start = () => post('/v1/atlas/stages', { packageId: pkg.id });
  await post('/v1/users/bookshelf', { packageId: pkg.id });
  const first = await start();
  await post('/v1/learn/units/report-complete', completeReport(first));
  const unit = await start();
  const mate = await app.api.guest();
  // Each owner has a season of its own, which nobody else has settled.
  const { season, startsAt } = seasonOf(new Date(Date.now() - (2 + (account.user.id % 1000)) * WEEK_MS));
  for (const { user } of [account, mate]) await earnExp(contextOf(app.source, { userId: user.id, now: startsAt }), 10);
  await settleSeasons({ db: databaseOf(app.source) }, new Date());
  await app.sql("UPDATE package SET share_status = 'OFF', author_id = $2 WHERE id = $1", [pkg.id, account.user.id]);
  await app.sql('UPDATE users SET nickname = $2 WHERE id = $1', [account.user.id, SECRET]);
  return {
    account,
    packageId: pkg.id,
    hashId: pkg.hashId,
    chapterId: pkg.chapterIds[0] as number,
    cardIds: first.schedules.map(({ cardId }: { cardId: number }) => cardId),
    stageId: first.stageId,
    completedUnitId: first.unitId,
    unitId: unit.unitId,
    report: completeReport(unit),
    assetId: await uploadPicture(app, account),
    messageId: await messageTo(app, account.user.id),
    deviceRid: await deviceOf(account.user.id, post),
    resultId: season,
    mateId: mate.user.id,
    shared: { packageId: shared.id, chapterId: shared.chapterIds[0] as number },
  };
}

/** Registers an app of an account. */
async function deviceOf(userId: number, post: (path: string, body: object) => Promise<unknown>): Promise<string> {
  const rid = `${SECRET}-${userId}`;
  await post('/v1/users/push', { rid, clientChannel: 'test', deviceInfo: SECRET });
  return rid;
}

/** A message to an account that holds the secret. */
async function messageTo(app: TestApp, userId: number): Promise<number> {
  const words = { title: SECRET, paragraphs: [{ runs: [{ text: SECRET, marks: [] }] }] };
  const [row] = await app.sql<{ id: number }>(
    `INSERT INTO message (user_id, ref, content, created_at) VALUES ($1, 'secret', $2, '2027-01-01T00:00:00Z') RETURNING id`,
    [userId, { zh: words, en: words }],
  );
  return row?.id ?? 0;
}

/** Everything the database has of an owner, table by table, as text. */
export async function possessionsOf(app: TestApp, { account, packageId }: Owner): Promise<Record<string, string>> {
  const columns = await app.sql<{ table: string; column: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type = 'integer'
       AND (c.column_name IN ('user_id', 'package_id', 'author_id') OR (c.table_name IN ('users', 'package') AND c.column_name = 'id'))
     ORDER BY 1, 2`,
  );
  const found: Record<string, string> = {};
  for (const { table, column } of columns) {
    const ofPackage = column === 'package_id' || (table === 'package' && column === 'id');
    // Another's own shelf may name the package; what matters is what the owner has.
    const own = ofPackage && table === 'shelf' ? ' AND false' : '';
    const [row] = await app.sql<{ rows: string }>(
      `SELECT coalesce(jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text), '[]')::text AS rows FROM "${table}" t WHERE "${column}" = $1${own}`,
      [ofPackage ? packageId : account.user.id],
    );
    found[`${table} by ${column}`] = row?.rows ?? '';
  }
  return found;
}
