import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers } from './both-faces.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ log: (line) => void lines.push(line) });
});
afterAll(() => app.stop());

it('reportProblems: both faces write what they are told', async () => {
  const input = { problems: [{ message: 'The voice did not begin', place: '/learn' }] };
  const call = {
    graphql: 'mutation ($input: ReportProblemsInput!) { reportProblems(input: $input) }',
    variables: { input },
    rest: 'POST /v1/problems',
    body: input,
    as: 'written',
  };
  expect(await expectEqualAnswers(app, call, await app.api.guest())).toBe(1);
  expect(lines.filter((line) => line.includes('The voice did not begin'))).toHaveLength(2);
});
