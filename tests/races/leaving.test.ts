import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes, type RestRoute } from '#server/api/rest/routes.ts';
import { createSchema } from '#server/schema.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

/** What an account that is being terminated may do: what anybody may, leave, and stay after all. */
const STILL_OPEN = [
  'appInfo',
  'cancelTermination',
  'debugLogin',
  'debugLoginGuest',
  'guestLogin',
  'login',
  'logout',
  'publicPackage',
  'publicPackagePreview',
  'register',
  'resetPassword',
  'sendEmailCode',
];

const schema = createSchema();
const routes = new Map(listRoutes(schema).map((route) => [route.field.name, route]));
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

/** Any value that a type accepts, with no more than it demands. */
function anyOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [anyOf(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, anyOf(field.type)]));
  }
  const samples: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    String: 'nobody',
    Boolean: true,
    DateTime: '2026-01-01T00:00:00Z',
    LocalDate: '2026-01-01',
  };
  const name = getNamedType(bare).name;
  if (!(name in samples)) throw new Error(`no sample of ${name}`);
  return samples[name];
}

const variablesOf = (route: RestRoute) => {
  const needed = route.field.args.filter((arg) => isRequiredArgument(arg) || route.path.includes(`:${arg.name}`));
  return Object.fromEntries(needed.map((arg) => [arg.name, anyOf(arg.type)]));
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function leaver(): Promise<Guest> {
  const guest = await app.api.guest();
  await app.sql("UPDATE users SET will_terminate_at = now() + interval '3 days' WHERE id = $1", [guest.user.id]);
  return guest;
}

async function byGraphQL(route: RestRoute, as: Guest): Promise<boolean> {
  const { status, errors } = await app.api.graphql(documentOf(route), variablesOf(route), { as });
  if (errors?.[0]?.extensions.code !== 'TERMINATING') return false;
  expect(status).toBe(460);
  expect(Date.parse(errors[0].extensions.willTerminateAt as string)).toBeGreaterThan(Date.now());
  return true;
}

async function byRest(route: RestRoute, as: Guest): Promise<boolean> {
  const { input, ...rest } = variablesOf(route) as Record<string, unknown> & { input?: object };
  const values: Record<string, unknown> = { ...rest, ...input };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    delete values[name];
    return String(value);
  });
  const inQuery = route.method === 'GET';
  const query = inQuery ? `?${new URLSearchParams(values as Record<string, string>)}` : '';
  const reply = await app.api.rest(`${route.method} ${path}${query}`, inQuery ? undefined : values, { as });
  if (reply.status !== 460) return false;
  expect(reply.code).toBe(460);
  expect(Date.parse(reply.data.willTerminateAt)).toBeGreaterThan(Date.now());
  return true;
}

describe('an account that is being terminated', { timeout: 60_000 }, () => {
  it.each([
    ['GraphQL', byGraphQL],
    ['REST', byRest],
  ])('gets 460 from every operation of the schema but those it needs, by %s', async (_, refuses) => {
    const open: string[] = [];
    for (const name of operations) {
      const route = routes.get(name) as RestRoute;
      if (!(await refuses(route, await leaver()))) open.push(name);
    }
    expect(open.sort()).toEqual(STILL_OPEN);
  });
});
