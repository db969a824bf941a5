import fc from 'fast-check';
import { plausible, poisoned, type World } from './plausible.ts';
import type { Shape } from './shapes.ts';
import type { Target } from './targets.ts';
import { hostileBody, hostileHeader, hostileText, hostileValue, toJson } from './values.ts';

export const ROLES = ['visitor', 'guest', 'user', 'terminating'] as const;
export type Role = (typeof ROLES)[number];

/** One request that nobody should send. */
export interface HostileInput {
  target: Target;
  role: Role;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

type Sent = Pick<HostileInput, 'method' | 'url' | 'payload'> & {
  /** Of the payload; JSON where absent. */
  type?: string;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// Most inputs come from accounts: a visitor is refused before most operations look at anything.
const role = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Role>('visitor') },
  { weight: 4, arbitrary: fc.constant<Role>('guest') },
  { weight: 4, arbitrary: fc.constant<Role>('user') },
  { weight: 1, arbitrary: fc.constant<Role>('terminating') },
);
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.array(hostileHeader, { minLength: 1, maxLength: 3 }) },
);

/** Requests at one target. */
export function hostileInput(target: Target, world: World): fc.Arbitrary<HostileInput> {
  return fc.record({ sent: requestAt(target, world), role, headers }).map(({ sent, role: as, headers: extra }) => ({
    method: sent.method,
    url: sent.url,
    payload: sent.payload,
    target,
    role: as,
    headers: {
      ...(sent.payload === undefined ? {} : { 'content-type': sent.type ?? 'application/json' }),
      ...Object.fromEntries(extra),
    },
  }));
}

function requestAt(target: Target, world: World): fc.Arbitrary<Sent> {
  if (target.face === 'form') return formRequest(target);
  return target.face === 'rest' ? restRequest(target, world) : graphqlRequest(target, world);
}

const BOUNDARY = 'hostile';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const FIRST_BYTES = [
  'GIF89a',
  '%PDF-1.7\n',
  '<svg xmlns="http://www.w3.org/2000/svg"',
  'RIFF\0\0\0\0WEBP',
  'BM',
  '\xff\xd8\xff',
  '',
];

/** Parts with hostile names and contents that begin as a picture might. */
const formBody = fc
  .array(
    fc.record({
      name: fc.oneof({ weight: 3, arbitrary: fc.constant('file') }, { weight: 1, arbitrary: hostileText }),
      file: fc.oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: fc.constant(undefined) }),
      first: fc.constantFrom(...FIRST_BYTES),
      rest: hostileText,
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => {
    const lines = parts.map(({ name, file, first, rest }) => {
      const named = file === undefined ? '' : `; filename="${file}"`;
      return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n${first}${rest}\r\n`;
    });
    return `${lines.join('')}--${BOUNDARY}--\r\n`;
  });

function formRequest({ address }: Target): fc.Arbitrary<Sent> {
  const [method = '', path] = address.split(' ');
  const sent = (payload: fc.Arbitrary<string>, type?: string) =>
    payload.map((text): Sent => ({ method, url: `/api${path}`, payload: text, type }));
  return fc.oneof(
    { weight: 16, arbitrary: sent(formBody, FORM) },
    {
      weight: 2,
      arbitrary: sent(
        fc.tuple(formBody, fc.nat()).map(([body, at]) => body.slice(0, at % body.length)),
        FORM,
      ),
    },
    { weight: 1, arbitrary: sent(hostileBody, FORM) },
    { weight: 1, arbitrary: sent(formBody, 'multipart/form-data') },
    { weight: 1, arbitrary: sent(hostileBody) },
  );
}

function graphqlRequest({ face, address, input }: Target, world: World): fc.Arbitrary<Sent> {
  const post = (payload: string): Sent => ({ method: 'POST', url: '/graphql', payload });
  const operation =
    face === 'text' ? { query: address } : { extensions: { persistedQuery: { version: 1, sha256Hash: address } } };
  const body = (parts: object) => post(toJson({ ...operation, ...parts }));
  return fc.oneof(
    { weight: 16, arbitrary: attacked(input, world).map((variables) => body({ variables })) },
    { weight: 2, arbitrary: member(world, input).map((variables) => body({ variables })) },
    { weight: 1, arbitrary: hostileValue.map((variables) => body({ variables })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('operationName', 'extensions', 'query'), hostileValue)
        .map(([name, value]) => body({ [name]: value })),
    },
    { weight: 1, arbitrary: fc.tuple(fc.nat(), hostileText).map(([at, text]) => body(torn(address, at, text))) },
    { weight: 1, arbitrary: hostileBody.map(post) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...METHODS), member(world, input))
        .map(([method, variables]) => ({ ...body({ variables }), method })),
    },
  );
}

/** A document (or a hash) with something else in its middle. */
const torn = (text: string, at: number, other: string) => ({
  query: `${text.slice(0, at % text.length)}${other}${text.slice((at * 7) % text.length)}`,
});

function restRequest({ address, input, path, query }: Target, world: World): fc.Arbitrary<Sent> {
  const [method = '', template = ''] = address.split(' ');
  const asks = input.kind === 'object' && Object.keys(input.fields).length > 0;
  const url = fc.tuple(parts(path, world), parts(query, world)).map(([inPath, inQuery]) => {
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name]?.[0] ?? '');
    const search = Object.entries(inQuery).flatMap(([name, values]) => values.map((value) => `${name}=${value}`));
    return `/api${filled}${search.length > 0 ? `?${search.join('&')}` : ''}`;
  });
  const honest = asks ? member(world, input).map(toJson) : fc.constant(undefined);
  const request = (chosen: fc.Arbitrary<string>, payload: fc.Arbitrary<string | undefined>) =>
    fc.record({ method: chosen, url, payload });
  return fc.oneof(
    { weight: 16, arbitrary: request(fc.constant(method), asks ? attacked(input, world).map(toJson) : honest) },
    { weight: 2, arbitrary: request(fc.constant(method), honest) },
    { weight: 1, arbitrary: request(fc.constant(method), hostileBody) },
    { weight: 1, arbitrary: request(fc.constantFrom(...METHODS), honest) },
    {
      weight: 1,
      arbitrary: fc.tuple(request(fc.constant(method), honest), hostileText).map(([sent, text]) => ({
        ...sent,
        url: `${sent.url}${sent.url.includes('?') ? '&' : '?'}${query ? 'limit[]=1&' : ''}${encoded(text)}=${encoded(text)}`,
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          request(fc.constant(method), honest),
          fc.constantFrom('/../../etc/passwd', '/%2e%2e/%2e%2e', '%', '%zz', '%c0%af', '//', ';a=b', '%00', '/.'),
        )
        .map(([sent, tail]) => ({ ...sent, url: `${sent.url.split('?')[0]}${tail}` })),
    },
  );
}

const member = (world: World, input: Shape) => plausible(input, '', world);
const attacked = (input: Shape, world: World) => poisoned(member(world, input), hostileValue);

/** Text for each parameter of a path or a query string, honest or not, once or several times. */
function parts(shapes: Record<string, Shape>, world: World): fc.Arbitrary<Record<string, string[]>> {
  const one = (shape: Shape, name: string) =>
    fc.oneof(
      plausible(shape, name, world).map(String),
      hostileText,
      hostileValue.map((value) => toJson(value) ?? ''),
    );
  return fc.record(
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        fc.array(one(shape, name).map(encoded), { minLength: 1, maxLength: 3 }),
      ]),
    ),
  );
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 3000);
