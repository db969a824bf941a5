import { createHash } from 'node:crypto';
import trusted from '#server/api/documents/trusted-documents.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { completeReport } from '../factories/units.ts';
import type { Desk } from './authors.ts';
import type { OpenUnit } from './seed.ts';

/**
 * Q1 the account with energy and assets, Q2 twenty levels with their packages, Q3 starting a unit, M1 reporting one; Q4 a hundred
 * cards of a chapter, M2 writing a card, M3 changing one.
 */
export type Operation = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'M1' | 'M2' | 'M3';
export const OPERATIONS: readonly Operation[] = ['Q1', 'Q2', 'Q3', 'Q4', 'M1', 'M2', 'M3'];
/** Those of which each account makes one call in a cell. */
export const ONCE: ReadonlySet<Operation> = new Set(['Q3', 'M1', 'M2']);

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
  Q4: clientsOwn('query WorkshopCards('),
  M2: `mutation BenchWrite($input: CreateCardInput!) {
    createCard(input: $input) { id type content contentHash createdType updatedAt }
  }`,
  M3: `mutation BenchChange($id: Int!, $input: UpdateCardInput!) {
    updateCard(id: $id, input: $input) { id type content contentHash createdType updatedAt }
  }`,
};
export const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');

/** Path parameters stand in braces. */
const REST: Record<Operation, [method: string, path: string]> = {
  // One route answers one operation: the account, which reads as much from the database as all of Q1.
  Q1: ['GET', '/api/v1/users/current'],
  Q2: ['GET', '/api/v1/atlas/stages?offset=0&limit=20'],
  Q3: ['POST', '/api/v1/atlas/stages'],
  M1: ['POST', '/api/v1/learn/units/report-complete'],
  Q4: ['GET', '/api/v1/package_source/cards/{packageId}/{chapterId}?limit=100'],
  M2: ['POST', '/api/v1/package_source/cards'],
  M3: ['PUT', '/api/v1/package_source/cards/{id}'],
};

/** A question with four options, another one for each number. */
const question = (number: number) =>
  JSON.stringify({
    type: 'mcq.card',
    question: `第 ${number} 题：光合作用的光反应在哪里进行？`,
    options: ['类囊体薄膜', '叶绿体基质', '线粒体内膜', '细胞质基质'].map((content, at) => ({
      content,
      isAnswer: at === 0,
    })),
    illustration: null,
    analysis: '色素和酶都在膜上，所以光反应离不开膜。',
  });

/** The defaults of these are not known to every server that compiles its variables. */
const defaults = { made: { createdType: 'NORMAL' }, changed: { updatedType: 'NORMAL' } };

/** What calls name: the package that everybody reads, open units, what each account writes in. */
export interface Named {
  packageId: number;
  chapterId: number;
  units: readonly OpenUnit[];
  desks: ReadonlyMap<number, Desk>;
}

/**
 * The calls of a cell: reads by users at random, starts by each user once, reports of each open unit once. New cards come last in the
 * package of each user, whose cards of earlier cells stay.
 */
export function callsOf(
  operation: Operation,
  users: readonly number[],
  { packageId, chapterId, units, desks }: Named,
): Call[] {
  const deskOf = (user: number) => desks.get(user) as Desk;
  const startedAt = new Date().toISOString();
  switch (operation) {
    case 'Q1':
      return users.map((user) => ({ user, variables: {} }));
    case 'Q2':
      return users.map((user) => ({ user, variables: { offset: 0, limit: 20 } }));
    case 'Q3':
      return users.map((user) => ({ user, variables: { input: { packageId, mode: 'NORMAL' } } }));
    case 'Q4':
      return users.map((user) => ({ user, variables: { packageId, chapterId } }));
    case 'M2':
      return users.map((user, at) => {
        const { cardId: _, ...place } = deskOf(user);
        return {
          user,
          variables: { input: { ...place, content: question(at), ...defaults.made } },
        };
      });
    case 'M3':
      return users.map((user, at) => ({
        user,
        variables: { id: deskOf(user).cardId, input: { content: question(at), ...defaults.changed } },
      }));
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
      const [method, pattern] = REST[operation];
      const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(variables[name]));
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
  const { data } = JSON.parse(body, (key, value) =>
    DIFFERENT.has(key) || DIFFERENT_OF[operation]?.has(key) ? undefined : value,
  );
  const root = ROOTS[operation];
  return face === 'rest' ? { [root]: data } : data;
}
const ROOTS: Record<Operation, string> = {
  Q1: 'currentUser',
  Q2: 'atlasStages',
  Q3: 'startStage',
  Q4: 'cards',
  M1: 'reportUnitComplete',
  M2: 'createCard',
  M3: 'updateCard',
};
/** A new card is another one each time, and where a learner stands in the league follows from the reports before. */
const DIFFERENT_OF: Partial<Record<Operation, ReadonlySet<string>>> = {
  M1: new Set(['unitRankResponse']),
  M2: new Set(['id', 'updatedAt']),
  M3: new Set(['updatedAt']),
};
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
