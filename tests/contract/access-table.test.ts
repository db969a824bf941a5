import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes } from '#server/api/rest/routes.ts';
import { createSchema } from '#server/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { callersOf, type Role } from '#tests/support/callers.ts';
import type { AccessRow } from '#tests/support/proof.ts';
import { PROOFS } from '#tests/support/proofs.ts';

const ROWS = PROOFS.flatMap(({ access }) => access);
const schema = createSchema();
const routes = new Map(listRoutes(schema).map((route) => [route.field.name, route]));
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

let app: TestApp;
let callers: ReturnType<typeof callersOf>;
beforeAll(async () => {
  app = await startTestApp();
  callers = callersOf(app);
});
afterAll(() => app.stop());

async function outcomeOf(row: AccessRow, role: Role): Promise<string> {
  const { variables, options } = await callers.call(row, role);
  const document = documentOf(routes.get(row.operation) as NonNullable<ReturnType<typeof routes.get>>);
  const reply = await app.api.graphql(document, variables, options);
  return (reply.errors?.[0]?.extensions.code as string | undefined) ?? 'ok';
}

describe('who may do what', () => {
  it('has a row for each operation of the schema, and a REST route', () => {
    expect(ROWS.map((row) => row.operation).sort()).toEqual([...operations].sort());
    expect([...routes.keys()].sort()).toEqual([...operations].sort());
  });

  it.each(ROWS)('$operation', async (row) => {
    for (const role of callers.roles) expect([role, await outcomeOf(row, role)]).toEqual([role, row[role]]);
  });
});
