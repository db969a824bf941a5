import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const FIELDS = '{ enabled dailyReminder { on hour minute } rank { on } guides }';
const DEVICE = {
  rid: 'phone',
  clientChannel: 'store',
  deviceInfo: 'a phone',
  dailyReminder: { on: true, hour: 7, minute: 5 },
};

describe('both faces answer alike', () => {
  it('reminders', async () => {
    const call = { graphql: `{ reminders ${FIELDS} }`, rest: 'GET /v1/users/reminders' };
    expect(await expectEqualAnswers(app, call, await app.api.guest())).toMatchObject({ enabled: false });
  });

  it('pushKey', async () => {
    const call = { graphql: '{ pushKey }', rest: 'GET /v1/users/push/key', as: 'key' };
    expect(await expectEqualAnswers(app, call, await app.api.guest())).toMatch(/^[\w-]{87}$/);
  });

  it('updateReminders', async () => {
    const input = { enabled: true, rank: { on: false } };
    const call = {
      graphql: `mutation ($input: UpdateRemindersInput!) { updateReminders(input: $input) ${FIELDS} }`,
      variables: { input },
      rest: 'PATCH /v1/users/reminders',
      body: input,
    };
    expect(await expectEqualAnswers(app, call, await app.api.guest())).toMatchObject(input);
  });

  it('markReminderGuide', async () => {
    const guest = await app.api.guest();
    const input = { guide: 'THIRD' };
    await app.api.rest('POST /v1/users/reminders/guides', input, { as: guest });
    const call = {
      graphql: 'mutation ($input: MarkReminderGuideInput!) { markReminderGuide(input: $input) }',
      variables: { input },
      rest: 'POST /v1/users/reminders/guides',
      body: input,
      as: 'first',
    };
    expect(await expectEqualAnswers(app, call, guest)).toBe(false);
  });

  it('registerPush', async () => {
    const guest = await app.api.guest();
    const graphql = `mutation ($input: RegisterPushInput!) { registerPush(input: $input) ${FIELDS} }`;
    const call = (input: object) => ({
      graphql,
      variables: { input },
      rest: 'POST /v1/users/push',
      body: input as Record<string, unknown>,
    });
    expect(await expectEqualAnswers(app, call(DEVICE), guest)).toMatchObject({ dailyReminder: { hour: 7 } });
    const inner = { ...DEVICE, rid: 'https://10.0.0.1/', keys: { p256dh: 'x', auth: 'y' } };
    await expectEqualRefusals(app, call(inner), { code: 'PUSH_NOT_POSSIBLE', biz: 1811 }, { as: guest });
  });

  it('unregisterPush', async () => {
    const input = { rid: 'never' };
    const call = {
      graphql: 'mutation ($input: UnregisterPushInput!) { unregisterPush(input: $input) }',
      variables: { input },
      rest: 'DELETE /v1/users/push',
      body: input,
      as: 'removed',
    };
    expect(await expectEqualAnswers(app, call, await app.api.guest())).toBe(false);
  });
});
