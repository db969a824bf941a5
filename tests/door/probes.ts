/** What a probe sends. */
export interface ProbeRequest {
  method: 'GET' | 'POST';
  /** Of the path, with its question mark. */
  search?: string;
  headers: Record<string, string>;
  body?: string;
}

/** What came back; `json` is undefined where the answer is none. */
export interface ProbeAnswer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a probe looks into whatever shape comes back
  json: any;
}

/** A well-known attack, and how its author sees that it worked. */
export interface Probe {
  name: string;
  request: ProbeRequest;
  worked(answer: ProbeAnswer): boolean;
  /** The request itself may be answered, as long as what it asks on top does not come. */
  fineWithout?: boolean;
}

const post = (body: unknown, headers: Record<string, string> = {}): ProbeRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const text = (query: string) => post({ query });
const get = (query: string): ProbeRequest => ({
  method: 'GET',
  search: `?query=${encodeURIComponent(query)}`,
  headers: {},
});
const form = (query: string): ProbeRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `query=${encodeURIComponent(query)}`,
});
const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, i) => part(i));

/** `__schema { types { fields { type { fields { … } } } } }`, the answer growing with each level. */
const circle = (levels: number): string =>
  levels === 0 ? '{ kind }' : `{ kind fields { type ${circle(levels - 1)} } }`;

/** The probes that scanners of GraphQL servers come with. */
export const PROBES: readonly Probe[] = [
  {
    name: 'introspection',
    request: text('{ __schema { types { name } } }'),
    worked: ({ json }) => Boolean(json?.data?.__schema?.types),
  },
  {
    name: 'circular introspection',
    request: text(`{ __schema { types ${circle(4)} } }`),
    worked: ({ json }) => Boolean(json?.data?.__schema?.types),
  },
  {
    name: 'introspection of one type',
    request: text('{ __type(name: "User") { fields { name } } }'),
    worked: ({ json }) => Boolean(json?.data?.__type),
  },
  {
    name: 'field suggestions',
    request: text('{ curentUser { id } }'),
    worked: ({ text: body }) => /did you mean|currentUser/i.test(body),
  },
  {
    name: 'suggestions of arguments and values',
    request: text('mutation { updatePreferences(input: { them: DARC }) { id } }'),
    worked: ({ text: body }) => /did you mean|"theme"|DARK/i.test(body),
  },
  {
    name: 'GraphiQL',
    request: { method: 'GET', headers: { accept: 'text/html' } },
    worked: ({ text: body }) => /graphiql|playground|<html/i.test(body),
  },
  {
    name: 'alias overloading',
    request: text(`{ ${times(101, (i) => `alias${i}: __typename`).join(' ')} }`),
    worked: ({ json }) => Boolean(json?.data?.alias100),
  },
  {
    name: 'batching by array',
    request: post(times(10, () => '').map(() => ({ query: '{ __typename }' }))),
    worked: ({ json }) => Array.isArray(json) && json.every(({ data }) => data?.__typename),
  },
  {
    name: 'directive overloading',
    request: text(`{ __typename ${times(10, () => '@skip(if: false)').join(' ')} }`),
    worked: ({ json }) => json?.errors === undefined || json.errors.length >= 9,
  },
  {
    name: 'field duplication',
    request: text(`{ ${times(500, () => '__typename').join(' ')} }`),
    worked: ({ json }) => Boolean(json?.data?.__typename),
  },
  {
    name: 'a query by GET',
    request: get('{ __typename }'),
    worked: ({ json }) => Boolean(json?.data?.__typename),
  },
  {
    name: 'a mutation by GET',
    request: get('mutation { guestLogin { token } }'),
    worked: ({ json }) => Boolean(json?.data?.guestLogin),
  },
  {
    name: 'a query by form',
    request: form('{ __typename }'),
    worked: ({ json }) => Boolean(json?.data?.__typename),
  },
  {
    name: 'a mutation by form',
    request: form('mutation { guestLogin { token } }'),
    worked: ({ json }) => Boolean(json?.data?.guestLogin),
  },
  {
    name: 'a mutation as plain text',
    request: { ...text('mutation { guestLogin { token } }'), headers: { 'content-type': 'text/plain' } },
    worked: ({ json }) => Boolean(json?.data?.guestLogin),
  },
  {
    name: 'tracing',
    request: post({ query: '{ __typename }', extensions: { tracing: true } }, { 'x-apollo-tracing': '1', debug: '{}' }),
    worked: ({ json }) => Boolean(json?.extensions),
    fineWithout: true,
  },
  {
    name: 'an error nobody handled',
    request: post({ query: 'query ($days: Int!) { checkInStats }', variables: { days: {} } }, { debug: '{"stack":1}' }),
    worked: ({ text: body }) => /"(exception|stack|stacktrace|originalError)"|node_modules|\bat \S+ \(/.test(body),
  },
];
