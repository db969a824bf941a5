import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { isMigrated } from '../../../database/migrate.ts';
import type { Admission } from '../../admission/admission.ts';

/** Health of the process, and whether it can answer calls: /healthz, /readyz. */
export function registerHealth(app: FastifyInstance, source: DataSource, admission: Admission): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'up' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const checks = { ...(await readiness(source)), capacity: !admission.saturated() };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
}

/** `chineseSearch`: pg_trgm finds trigrams in Chinese text, which it does not under the C locale. */
async function readiness(source: DataSource) {
  const checks = { database: false, migrated: false, chineseSearch: false };
  try {
    const [row] = (await source.query("SELECT array_length(show_trgm('面包地图'), 1) AS trigrams")) as [
      { trigrams: number | null },
    ];
    checks.database = true;
    checks.chineseSearch = (row.trigrams ?? 0) > 0;
    checks.migrated = await isMigrated(source);
  } catch {
    // Each check that was not reached stays false; the answer names it.
  }
  return checks;
}
