import { expect } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';

interface Call {
  /** A GraphQL document with one root field. */
  graphql: string;
  variables?: Record<string, unknown>;
  rest: string;
  body?: Record<string, unknown>;
  /** Key under `data` in REST, where the operation answers a scalar or a list. */
  as?: string;
}

type Options = Parameters<TestApp['api']['rest']>[2];

/** Every field of an account. */
export const USER_FIELDS = `{ id nickname avatar mascotId email guest hasBoundWechat wechatInfo { nickname } createdAt roles claimedGift
  flag { rankGuideSeen freeEnergyUsed } terminationResponse { willTerminateAt } identityTags { key name text } checkInTarget
  preferences { locale theme soundFeedbackOn vibrateFeedbackOn reduceMotion passionateModeOn cardDetailOn hiddenInLeague } soundFeedbackOn vibrateFeedbackOn }`;

/** Answers of both faces to one operation, unpacked; each must have succeeded. */
export async function bothFaces(app: TestApp, call: Call, options: { graphql?: Options; rest?: Options } = {}) {
  const graphql = await app.api.graphql(call.graphql, call.variables ?? {}, options.graphql);
  expect(graphql.errors).toBeUndefined();
  const rest = await app.api.rest(call.rest, call.body, options.rest);
  expect(rest).toMatchObject({ status: 200, code: 0, message: 'ok' });
  const viaGraphQL: unknown = Object.values(graphql.data as object)[0];
  const viaRest: unknown = call.as ? (rest.data as Record<string, unknown>)[call.as] : rest.data;
  return { viaGraphQL, viaRest };
}

/** One caller asks both faces: the answers are equal. */
export async function expectEqualAnswers(
  app: TestApp,
  call: Call,
  as: { token: string },
  headers = {},
): Promise<unknown> {
  const options = { as, headers };
  const { viaGraphQL, viaRest } = await bothFaces(app, call, { graphql: options, rest: options });
  expect(viaRest).toEqual(viaGraphQL);
  return viaRest;
}

/** Both faces refuse alike: one name, one number, one wording. */
export async function expectEqualRefusals(
  app: TestApp,
  call: Call,
  { code, biz }: { code: string; biz: number },
  options: Options = {},
): Promise<void> {
  const graphql = await app.api.graphql(call.graphql, call.variables ?? {}, options);
  const rest = await app.api.rest(call.rest, call.body, options);
  expect(graphql.errors?.[0]).toMatchObject({ extensions: { code, bizCode: biz } });
  expect(rest).toMatchObject({ code: biz, message: graphql.errors?.[0]?.message });
}
