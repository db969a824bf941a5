// Settles what is over and tells of it, as the job of a server does, in a process of its own:
// `DATABASE_URL=… node --import @oxc-node/core/register settle-season.ts`.
import { createDataSource } from '#server/database/data-source.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { tellResults } from '#server/modules/league/telling.service.ts';

const source = await createDataSource({
  url: process.env.DATABASE_URL as string,
  pool: 2,
  statementTimeoutMs: 20_000,
}).initialize();
const on = { db: databaseOf(source), now: () => new Date() };
await settleSeasons(on, on.now());
await tellResults(on);
await source.destroy();
