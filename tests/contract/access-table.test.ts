import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes } from '#server/api/rest/routes.ts';
import { createSchema } from '#server/schema.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import type { AccessRow } from '#tests/support/proof.ts';
import { PROOFS } from '#tests/support/proofs.ts';

const ROWS = PROOFS.flatMap(({ access }) => access);
const schema = createSchema();
const routes = new Map(listRoutes(schema).map((route) => [route.field.name, route]));
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Role = Exclude<keyof AccessRow, 'operation' | 'variables'>;
let unique = 0;

/** An account of a role, new for each call: an operation may change what its caller is. */
const callers: Record<Role, () => Promise<Guest | undefined>> = {
  visitor: async () => undefined,
  guest: () => app.api.guest(),
  user: async () => {
    const account = await app.api.guest();
    unique += 1;
    await app.sql('UPDATE users SET email = $2 WHERE id = $1', [account.user.id, `table${unique}@example.com`]);
    return account;
  },
  other: () => app.api.guest(),
  terminating: async () => {
    const account = await app.api.guest();
    expect(await app.api.rest('POST /v1/users/apply-termination', {}, { as: account })).toMatchObject({ code: 0 });
    return account;
  },
};

async function outcomeOf(row: AccessRow, role: Role): Promise<string> {
  const as = await callers[role]();
  unique += 1;
  const variables = JSON.parse(JSON.stringify(row.variables ?? {}).replaceAll('{unique}', `caller${unique}`)) as object;
  const document = documentOf(routes.get(row.operation) as NonNullable<ReturnType<typeof routes.get>>);
  const reply = await app.api.graphql(document, variables as Record<string, unknown>, {
    as,
    remoteAddress: `10.7.${unique >> 8}.${unique & 255}`,
  });
  return (reply.errors?.[0]?.extensions.code as string | undefined) ?? 'ok';
}

describe('who may do what', () => {
  it('has a row for each operation of the schema, and a REST route', () => {
    expect(ROWS.map((row) => row.operation).sort()).toEqual([...operations].sort());
    expect([...routes.keys()].sort()).toEqual([...operations].sort());
  });

  it.each(ROWS)('$operation', async (row) => {
    for (const role of Object.keys(callers) as Role[])
      expect([role, await outcomeOf(row, role)]).toEqual([role, row[role]]);
  });
});
