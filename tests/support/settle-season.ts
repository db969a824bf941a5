// Settles what is over and tells of it, as the job of a server does, in a process of its own:
// `DATABASE_URL=… node --import @oxc-node/core/register settle-season.ts`. `SETTLE_AT` is an instant in place of now.
import { createDataSource } from '#server/database/data-source.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { tellResults } from '#server/modules/league/telling.service.ts';

const source = await createDataSource({
  url: process.env.DATABASE_URL as string,
  pool: 2,
  statementTimeoutMs: 20_000,
}).initialize();
const now = process.env.SETTLE_AT ? new Date(process.env.SETTLE_AT) : new Date();
const on = { db: databaseOf(source), now: () => now };
await settleSeasons(on, on.now());
await tellResults(on);
await source.destroy();
