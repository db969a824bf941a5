import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const searching = (keyword: string) => ({
  graphql:
    'query ($keyword: String!) { searchDictionary(keyword: $keyword) { spelling phoneticUk phoneticUs explain sentences { source translation } } }',
  variables: { keyword },
  rest: `GET /v1/dict/en-search?keyword=${encodeURIComponent(keyword)}`,
  as: 'dictEnList',
});

it('searchDictionary', async () => {
  const found = await expectEqualAnswers(app, searching('Oven'), await app.api.guest());
  expect(found).toEqual(
    expect.arrayContaining([expect.objectContaining({ spelling: 'oven', phoneticUk: '/ˈʌvn/', phoneticUs: '/ˈʌvn/' })]),
  );
});

it('searchDictionary for a stranger, and for a keyword too long', async () => {
  await expectEqualRefusals(app, searching('oven'), { code: 'UNAUTHENTICATED', biz: 401 });
  const guest = await app.api.guest();
  const long = await app.api.rest(searching('a'.repeat(65)).rest, undefined, { as: guest });
  expect(long.code).not.toBe(0);
});
