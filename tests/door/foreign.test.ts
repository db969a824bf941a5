import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes, type RestRoute } from '#server/api/rest/routes.ts';
import type { AccessLevel } from '#server/kernel/access.ts';
import { createSchema } from '#server/schema.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { PROOFS } from '#tests/support/proofs.ts';
import { makeOwner, possessionsOf, SECRET } from './foreign-things.ts';

const FOREIGN_ROWS = PROOFS.flatMap(({ foreign = [] }) => foreign);
/** Takes an id and is meant to open anybody's account; it does not exist in production. */
const MEANT_TO_REACH_OTHERS: readonly string[] = ['debugLogin'];

const routes = new Map(listRoutes(createSchema()).map((route) => [route.field.name, route]));
const routeOf = (operation: string) => routes.get(operation) as RestRoute;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ documents: 'any' });
});
afterAll(() => app.stop());

/** Whether an argument, or a field somewhere below it, names a thing that can belong to somebody. */
function namesAThing({ name, type }: { name: string; type: GraphQLInputType }): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some(namesAThing);
  return (/(^i|I)ds?$/.test(name) && name !== PRICE_LIST) || name === 'account' || name === 'rid';
}

/** Names an offer of the product, which belongs to nobody. */
const PRICE_LIST = 'configId';

type Role = 'visitor' | 'guest' | 'user' | 'terminating';
const callers: Record<Role, () => Promise<Guest | undefined>> = {
  visitor: async () => undefined,
  guest: () => app.api.guest(),
  user: async () => {
    const account = await app.api.guest();
    const email = `foreign${account.user.id}@example.com`;
    await app.sql('UPDATE users SET email = $2 WHERE id = $1', [account.user.id, email]);
    return account;
  },
  terminating: async () => {
    const account = await app.api.guest();
    await app.api.rest('POST /v1/users/apply-termination', {}, { as: account });
    return account;
  },
};

function expected(role: Role, access: AccessLevel, other: string): string {
  if (access === 'visitor') return other;
  if (role === 'visitor') return 'UNAUTHENTICATED';
  return role === 'terminating' && access === 'member' ? 'TERMINATING' : other;
}

const call = async (operation: string, variables: Record<string, unknown>, as: Guest | undefined) => {
  const reply = await app.api.graphql(documentOf(routeOf(operation)), variables, { as });
  return {
    outcome: (reply.errors?.[0]?.extensions.code as string | undefined) ?? 'ok',
    data: reply.data?.[operation] as unknown,
    text: JSON.stringify(reply),
  };
};

describe('things of somebody else', () => {
  it('are named by no operation without a row', () => {
    const naming = [...routes.values()].filter(({ field }) => field.args.some(namesAThing));
    const rows = new Set([...FOREIGN_ROWS.map(({ operation }) => operation), ...MEANT_TO_REACH_OTHERS]);
    expect([...rows].sort()).toEqual(naming.map(({ field }) => field.name).sort());
    for (const operation of MEANT_TO_REACH_OTHERS) expect(routeOf(operation).access.debugOnly).toBe(true);
  });

  it.each(FOREIGN_ROWS.map((row) => [`${row.operation}${row.names ? ` of ${row.names}` : ''}`, row] as const))(
    'are neither read nor changed by %s',
    async (_, { operation, variables, other, owner: ownerOutcome, answers }) => {
      const owner = await makeOwner(app);
      const named = variables(owner);
      const before = await possessionsOf(app, owner);
      expect(JSON.stringify(before)).toContain(SECRET);
      for (const role of Object.keys(callers) as Role[]) {
        const { outcome, data, text } = await call(operation, named, await callers[role]());
        expect([role, outcome]).toEqual([role, expected(role, routeOf(operation).access.access, other)]);
        expect(text).not.toContain(SECRET);
        if (outcome === 'ok' && answers) expect(data).toMatchObject(answers);
      }
      expect(await possessionsOf(app, owner)).toEqual(before);
      const own = await call(operation, named, owner.account);
      expect(own.outcome).toBe(ownerOutcome);
      if (answers) expect(own.data).not.toMatchObject(answers);
    },
  );
});
