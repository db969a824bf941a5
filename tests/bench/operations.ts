import { createHash } from 'node:crypto';
import trusted from '#server/api/documents/trusted-documents.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { completeReport } from '../factories/units.ts';
import type { OpenUnit } from './seed.ts';

/** Q1 the account with energy and assets, Q2 twenty levels with their packages, Q3 starting a unit, M1 reporting one. */
export type Operation = 'Q1' | 'Q2' | 'Q3' | 'M1';
export const OPERATIONS: readonly Operation[] = ['Q1', 'Q2', 'Q3', 'M1'];

/** How an operation is asked: GraphQL by its text, GraphQL by hash, Mercurius' prepared documents, REST, or the bare server. */
export type Face = 'text' | 'hash' | 'prepared' | 'rest' | 'bare';

/** A call of one operation by one account. */
export interface Call {
  user: number;
  variables: Record<string, unknown>;
}

/** The text of a document of the client that begins so. */
export const clientsOwn = (name: string): string => {
  const text = Object.values(trusted).find((document) => document.startsWith(name));
  if (!text) throw new Error(`the client has no document ${name}`);
  return text;
};
export const DOCUMENTS: Record<Operation, string> = {
  Q1: `query Bench {
    currentUser {
      id nickname avatar mascotId email guest createdAt roles claimedGift checkInTarget flag { rankGuideSeen freeEnergyUsed }
      identityTags { key name text }
      preferences { locale theme soundFeedbackOn vibrateFeedbackOn reduceMotion passionateModeOn cardDetailOn }
    }
    energy { currentEnergy energyLimit nextTickAt recoverInterval }
    assets { diamond exp }
  }`,
  Q2: clientsOwn('query Atlas('),
  Q3: clientsOwn('mutation StartStage('),
  M1: clientsOwn('mutation ReportUnitComplete('),
};
export const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');

const REST: Record<Operation, [method: string, path: string]> = {
  // One route answers one operation: the account, which reads as much from the database as all of Q1.
  Q1: ['GET', '/api/v1/users/current'],
  Q2: ['GET', '/api/v1/atlas/stages?offset=0&limit=20'],
  Q3: ['POST', '/api/v1/atlas/stages'],
  M1: ['POST', '/api/v1/learn/units/report-complete'],
};

/** The calls of a cell: reads by users at random, starts by each user once, reports of each open unit once. */
export function callsOf(
  operation: Operation,
  users: readonly number[],
  packageId: number,
  units: readonly OpenUnit[],
): Call[] {
  const startedAt = new Date().toISOString();
  switch (operation) {
    case 'Q1':
      return users.map((user) => ({ user, variables: {} }));
    case 'Q2':
      return users.map((user) => ({ user, variables: { offset: 0, limit: 20 } }));
    case 'Q3':
      return users.map((user) => ({ user, variables: { input: { packageId, mode: 'NORMAL' } } }));
    case 'M1':
      return units.map(({ user, unit, cards }) => {
        const schedules = cards.map((cardId) => ({ cardId }));
        return {
          user,
          variables: { input: completeReport({ unitId: unit, startedAt, schedules }, { comboCount: 12 }) },
        };
      });
  }
}

export interface HttpRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A call as HTTP. */
export function requestOf(
  face: Face,
  operation: Operation,
  { user, variables }: Call,
  tokenOf: (user: number) => string,
): HttpRequest {
  // What the client sends with every call, no less.
  const headers = {
    token: tokenOf(user),
    'client-version': packageJson.version,
    'client-type': 'WEB',
    'client-channel': 'official',
    'accept-language': 'zh',
    'time-zone': 'Asia/Shanghai',
  };
  const json = { ...headers, 'content-type': 'application/json' };
  const document = DOCUMENTS[operation];
  const graphql = (body: object) => ({ method: 'POST', path: '/graphql', headers: json, body: JSON.stringify(body) });
  switch (face) {
    case 'text':
      return graphql({ query: document, variables });
    case 'hash':
      return graphql({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } });
    case 'prepared':
      return graphql({ query: hashOf(document), persisted: true, variables });
    case 'rest': {
      const [method, path] = REST[operation];
      return method === 'GET'
        ? { method, path, headers }
        : { method, path, headers: json, body: JSON.stringify(variables.input) };
    }
    case 'bare':
      return { method: 'POST', path: `/${operation}`, headers: json, body: JSON.stringify(variables) };
  }
}

/** What an answer says, without `__typename`, the envelope of REST, and what differs from one unit to the next. */
export function meaningOf(face: Face, operation: Operation, body: string): unknown {
  const { data } = JSON.parse(body, (key, value) => (DIFFERENT.has(key) ? undefined : value));
  const root = { Q1: 'currentUser', Q2: 'atlasStages', Q3: 'startStage', M1: 'reportUnitComplete' }[operation];
  return face === 'rest' ? { [root]: data } : data;
}
// REST writes `lastStats` by goal.
const DIFFERENT = new Set(['__typename', 'unitId', 'startedAt', 'stageId', 'lastStats']);

/** Where an answer does not say what the reference says, as a path; null where it does. It may say more. */
export function differenceOf(answer: unknown, reference: unknown, path = ''): string | null {
  if (typeof reference !== 'object' || reference === null || typeof answer !== 'object' || answer === null)
    return Object.is(answer, reference)
      ? null
      : `${path}: ${JSON.stringify(answer)} is not ${JSON.stringify(reference)}`;
  if (Array.isArray(reference) && (answer as unknown[]).length !== reference.length) return `${path}: another length`;
  for (const [key, value] of Object.entries(reference)) {
    const found = differenceOf((answer as Record<string, unknown>)[key], value, `${path}/${key}`);
    if (found) return found;
  }
  return null;
}
