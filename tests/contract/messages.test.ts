import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { Segment } from '#server/modules/messages/segment.rules.ts';
import { sendOrder } from '#server/modules/messages/send.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MARKS = [{ type: 'highlight' }, { type: 'externalLink', href: 'https://example.com/a' }];
const FIELDS =
  '{ id type content { title paragraphs { runs { text marks { type scene href host } } } } readAt createdAt }';

/** A guest with a letter to everybody, whose id is answered too. */
async function reader() {
  const guest = await app.api.guest();
  const words = { title: '来信', paragraphs: [{ runs: [{ text: '看看', marks: MARKS }] }] };
  const on = { db: databaseOf(app.source), now: () => new Date(Date.now() + 60_000) };
  const id = await sendOrder(on, { to: Segment.ALL, ref: `n${guest.user.id}` }, { zh: words, en: words });
  return { guest, id };
}

describe('both faces answer alike', () => {
  it('messages', async () => {
    const { guest } = await reader();
    const call = {
      graphql: `{ messages(offset: 0, limit: 1) { msgs ${FIELDS} offset limit total } }`,
      rest: 'GET /v1/msgs/page?offset=0&limit=1',
    };
    const answer = await expectEqualAnswers(app, call, guest);
    expect(answer).toMatchObject({ offset: 0, limit: 1, total: 1 });
    expect(answer).toHaveProperty('msgs.0.content.paragraphs.0.runs.0.marks', [
      { type: 'highlight', scene: null, href: null, host: null },
      { type: 'externalLink', scene: null, href: 'https://example.com/a', host: 'example.com' },
    ]);
  });

  it('unreadMessageCount', async () => {
    const { guest } = await reader();
    const call = { graphql: '{ unreadMessageCount }', rest: 'GET /v1/msgs/un-read/count', as: 'count' };
    expect(await expectEqualAnswers(app, call, guest)).toBe(2);
  });

  it('readMessage', async () => {
    const { guest, id } = await reader();
    const input = { msgId: id, msgType: 'BROADCAST' };
    const call = {
      graphql: `mutation ($input: ReadMessageInput!) { readMessage(input: $input) ${FIELDS} }`,
      variables: { input },
      rest: 'POST /v1/msgs/read',
      body: input,
    };
    expect(await expectEqualAnswers(app, call, guest)).toMatchObject({ id, readAt: expect.any(String) });
    const absent = { msgId: 2_000_000_000, msgType: 'PERSONAL' };
    const refused = { ...call, variables: { input: absent }, body: absent };
    await expectEqualRefusals(app, refused, { code: 'MESSAGE_NOT_FOUND', biz: 1801 }, { as: guest });
  });

  it('readAllMessages', async () => {
    const { guest } = await reader();
    const call = {
      graphql: 'mutation { readAllMessages }',
      rest: 'POST /v1/msgs/all-read',
      body: {},
      as: 'count',
    };
    expect(await expectEqualAnswers(app, call, guest)).toBe(0);
  });
});
