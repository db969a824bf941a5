import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes, type RestRoute } from '#server/api/rest/routes.ts';
import { createSchema } from '#server/schema.ts';
import { mcq } from '#tests/factories/packages.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

const NOW = '2027-02-01T00:00:00Z';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
});
afterAll(() => app.stop());

type Variables = Record<string, unknown>;
type Answer = { code: number; data: never };
type Face = (as: Guest, operation: string, variables: Variables) => Promise<Answer>;

const routes = new Map(listRoutes(createSchema()).map((route) => [route.field.name, route]));
const routeOf = (operation: string) => routes.get(operation) as RestRoute;

const graphql: Face = async (as, operation, variables) => {
  const { data, errors } = await app.api.graphql(documentOf(routeOf(operation)), variables, { as });
  const [error] = errors ?? [];
  return error
    ? { code: error.extensions.bizCode as number, data: (error.extensions.current ?? null) as never }
    : { code: 0, data: data[operation] as never };
};
const rest: Face = async (as, operation, { input, ...others }) => {
  const given: Variables = { ...others, ...(input as object | undefined) };
  const { method, path } = routeOf(operation);
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(given[name]);
    delete given[name];
    return value;
  });
  const { code, data } =
    method === 'GET'
      ? await app.api.rest(`GET ${url}?${new URLSearchParams(given as Record<string, string>)}`, undefined, { as })
      : await app.api.rest(`${method} ${url}`, given, { as });
  return { code, data: data as never };
};

/** An author's whole way; ids are told as they come, so that two ways can be compared. */
async function author(face: Face) {
  const as = await app.api.guest();
  const told: unknown[] = [];
  const known = new Map<unknown, string>();
  /** The same whoever wrote it: ids by the order in which they were first told, hashes and names that chance makes left out. */
  const plain = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => plain(item, key));
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => name !== 'hashId' && name !== 'cardsContentHash')
          // Maps of REST are lists of GraphQL.
          .filter(([name]) => !['chapters', 'chapterCardsCount', 'chapterCardIds'].includes(name))
          .map(([name, item]) => [name, plain(item, name)]),
      );
    if (typeof value !== 'number' || !/(^i|I)ds?$/.test(key)) return value;
    if (!known.has(value)) known.set(value, `#${known.size}`);
    return known.get(value);
  };
  const tell = async <T = { id: number }>(operation: string, variables: Variables): Promise<T> => {
    const { code, data } = await face(as, operation, variables);
    told.push([operation, code, plain(data)]);
    return data as T;
  };
  const content = (question: string) => JSON.stringify(mcq(question));
  const { id } = await tell('createPackage', { input: { name: '题', cardType: 'MCQ' } });
  await tell('updatePackage', { id, input: { name: '新题' } });
  await tell('setDefaultCardType', { id, cardType: 'MCQ' });
  const chapter = await tell('createChapter', { packageId: id, title: '一' });
  const below = await tell('createChapter', { packageId: id, title: '二', parentId: chapter.id });
  await tell('updateChapter', { packageId: id, chapterId: below.id, title: '三' });
  await tell('moveChapter', { packageId: id, chapterId: below.id, parentId: null, beforeChapterId: chapter.id });
  const place = { packageId: id, chapterId: chapter.id };
  const a = await tell<{ id: number; contentHash: string }>('createCard', {
    input: { ...place, content: content('a'), draftKey: 'a' },
  });
  await tell('createCard', { input: { ...place, content: content('a'), draftKey: 'a' } });
  const { cards } = await tell<{ cards: { id: number }[] }>('createCards', {
    input: { ...place, afterCardId: a.id, cards: [{ content: content('b') }, { type: 'MCQ', content: content('c') }] },
  });
  await tell('updateCard', { id: a.id, input: { content: content('a2'), baseContentHash: a.contentHash } });
  await tell('updateCard', { id: a.id, input: { content: content('a3'), baseContentHash: a.contentHash } });
  await tell('createCard', { input: { ...place, content: '{}' } });
  await tell('copyCards', { input: { cardIds: [a.id], chapterId: below.id } });
  await tell('moveCards', { input: { cardIds: cards.map((card) => card.id), targetChapterId: below.id } });
  await tell('moveCard', {
    input: { sourcePkgId: id, sourceChapterId: below.id, cardId: cards[0]?.id, targetChapterId: chapter.id },
  });
  await tell('deleteCard', { ...place, cardId: a.id });
  await tell('restoreCards', { packageId: id, cardIds: [a.id] });
  await tell('deleteCards', { packageId: id, cardIds: [a.id] });
  await tell('cards', place);
  await tell('findCards', { packageId: id, keyword: 'C' });
  await tell('findCards', { packageId: id, keyword: 'C', afterCardId: 2_000_000_000 });
  await tell('removedParts', { packageId: id });
  await tell('deleteChapter', { packageId: id, chapterId: chapter.id });
  await tell('removedParts', { packageId: id });
  await tell('restoreChapter', { packageId: id, chapterId: chapter.id });
  await tell('deletePackage', { id });
  await tell('package', { id });
  await tell('removedPackages', {});
  await tell('restorePackage', { id });
  return told as [string, number, unknown][];
}

describe('an author', () => {
  it('writes the same by GraphQL alone and by REST alone', async () => {
    const byGraphQL = await author(graphql);
    expect(await author(rest)).toEqual(
      byGraphQL.map(([operation, code, data]) => [operation, code, dataOf(code, data)]),
    );
    expect(byGraphQL.filter(([, code]) => code !== 0).map(([operation, code]) => [operation, code])).toEqual([
      ['updateCard', 1207],
      ['createCard', 1205],
      ['findCards', 1201],
      ['package', 1203],
    ]);
  });
});

/** What REST has of a refusal besides its number: the stored card, or the places that are wrong. */
const dataOf = (code: number, data: unknown) =>
  code === 1205 ? { fields: [{ path: 'input.content.type', message: '卡片解析失败' }] } : data;
