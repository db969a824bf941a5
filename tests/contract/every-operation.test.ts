import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes, type RestRoute } from '#server/api/rest/routes.ts';
import { rootSelection, shaperOf } from '#server/api/rest/selection.ts';
import { createSchema } from '#server/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { callersOf, type Role } from '#tests/support/callers.ts';
import { openApiAnswers } from '#tests/support/openapi-answers.ts';
import type { AccessRow } from '#tests/support/proof.ts';
import { PROOFS } from '#tests/support/proofs.ts';

const routes = new Map(listRoutes(createSchema()).map((route) => [route.field.name, route]));
const ROWS = PROOFS.flatMap(({ access }) => access);
const openApiFaults = openApiAnswers();

let app: TestApp;
let callers: ReturnType<typeof callersOf>;
beforeAll(async () => {
  // A clock that stands still: what differs between two callers differs by more than when they called.
  app = await startTestApp({ now: '2027-02-01T04:00:00Z' });
  callers = callersOf(app);
});
afterAll(() => app.stop());

/** Each kind of caller speaks a language. */
const LANGUAGES: Record<Role, string> = {
  visitor: 'zh-CN',
  guest: 'zh-CN',
  user: 'en-GB',
  other: 'en-GB',
  terminating: 'en-GB',
};

/** A new caller of a role, who speaks its language. */
async function callAs(row: AccessRow, role: Role) {
  const { variables, options } = await callers.call(row, role);
  return { variables, options: { ...options, headers: { 'accept-language': LANGUAGES[role] } } };
}

/** What a face answered: the data, or the refusal in its number and words. */
interface Answer {
  code: number;
  message: string;
  data: unknown;
}

async function viaGraphQL(route: RestRoute, row: AccessRow, role: Role): Promise<Answer> {
  const document = documentOf(route);
  const { variables, options } = await callAs(row, role);
  const { data, errors } = await app.api.graphql(document, variables, options);
  if (errors?.[0]) return { code: errors[0].extensions.bizCode as number, message: errors[0].message, data: null };
  const value: unknown = data?.[route.field.name];
  const shaped = shaperOf(route.field.type, rootSelection(document))?.(value) ?? value;
  return { code: 0, message: 'ok', data: route.as ? { [route.as]: shaped } : shaped };
}

/** The variables of an operation as its route takes them: in the path, in the query of a GET, else in the body. */
function requestOf(route: RestRoute, variables: Record<string, unknown>) {
  const { input, ...plain } = variables;
  const sent: Record<string, unknown> = route.inputArg ? { ...plain, ...(input as object | undefined) } : variables;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(sent[name])));
  const rest = Object.entries(sent).filter(([name]) => !route.pathParams.includes(name));
  if (route.operation === 'mutation')
    return { line: `${route.method} ${path}`, body: Object.fromEntries(rest) as Record<string, unknown> };
  const query = new URLSearchParams(
    rest.filter(([, value]) => value != null).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString();
  return { line: `${route.method} ${path}${query && `?${query}`}`, body: undefined };
}

async function viaRest(route: RestRoute, row: AccessRow, role: Role): Promise<Answer> {
  const { variables, options } = await callAs(row, role);
  const { line, body } = requestOf(route, variables);
  const { code, message, data } = await app.api.rest(line, body, options);
  if (code === 0) expect(openApiFaults(route.field.name, { code, message, data })).toEqual([]);
  return { code, message, data: code === 0 ? data : null };
}

/** What chance gives each account: two may get the same. */
const BY_CHANCE = new Set(['mascotId']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Maps by id as lists: ids are others for each caller. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withoutIds(item)] as const);
  const byId = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return byId ? { byId: entries.map(([, item]) => item) } : Object.fromEntries(entries);
}

/**
 * `value` where two callers are told the same; where they are not (an id, a token, an instant), only of what kind it is.
 * Keys and lengths of lists always count.
 */
function inCommon(value: unknown, one: unknown, two: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, at) => inCommon(item, (one as unknown[])?.[at], (two as unknown[])?.[at]));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const [first, second] = [one, two].map((other) => (isObject(other) ? other[key] : undefined));
        return [key, BY_CHANCE.has(key) ? typeof item : inCommon(item, first, second)];
      }),
    );
  return one === two ? value : typeof value;
}

it.each(ROWS)('both faces answer alike: $operation', async (row) => {
  const route = routes.get(row.operation) as RestRoute;
  for (const role of callers.roles) {
    const one = withoutIds(await viaGraphQL(route, row, role));
    const two = withoutIds(await viaGraphQL(route, row, role));
    const answer = await viaRest(route, row, role);
    const rest = withoutIds(answer);
    expect([role, inCommon(rest, one, two)]).toEqual([role, inCommon(one, one, two)]);
    expect([role, answer.code === 0]).toEqual([role, row[role] === 'ok']);
  }
});
