import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let guest: Guest;
beforeAll(async () => {
  app = await startTestApp({ now: '2027-02-01T00:00:00Z' });
  guest = await app.api.guest();
});
afterAll(() => app.stop());

type Problem = { path: string; message: string };

/** What both faces say of an input in a language; they say the same. */
async function told(language: string, document: string, rest: string, input: object): Promise<Problem[]> {
  const options = { as: guest, headers: { 'accept-language': language } };
  const { errors } = await app.api.graphql(document, { input }, options);
  const answer = await app.api.rest(rest, input as Record<string, unknown>, options);
  const { fields } = answer.data as { fields: Problem[] };
  expect(answer).toMatchObject({ code: 400, message: errors?.[0]?.message });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  return fields;
}

const CREATE = 'mutation ($input: CreatePackageInput!) { createPackage(input: $input) { id } }';
const COVER = { icon: { type: 'emoji', content: '🍞' }, themeColor: '#AA7744', packageNameTags: [] };
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const IDENTITY = 'mutation ($input: [IdentityTagInput!]!) { setIdentityTags(identityTags: $input) { id } }';

describe('a refused input says why in the language of the caller', () => {
  it.each([
    ['a blank name', { name: '  ' }, 'input.name', '不能为空白', 'must not be blank'],
    ['a long name', { name: '字'.repeat(101) }, 'input.name', '最多 100 个字符', 'must have at most 100 characters'],
    [
      'a colour that is none',
      { name: '包', style: { ...COVER, themeColor: 'red' } },
      'input.style.themeColor',
      '必须是 #RRGGBB 形式的颜色',
      'must be a colour as #RRGGBB',
    ],
    [
      'an icon without content',
      { name: '包', style: { ...COVER, icon: { type: 'emoji', content: '' } } },
      'input.style.icon.content',
      '需要 1 到 300 个字符',
      'must have 1 to 300 characters',
    ],
    [
      'too many subjects',
      { name: '包', tags: Array.from({ length: 6 }, (_, key) => ({ key: key + 1, rootKey: 1 })) },
      'input.tags',
      '最多 5 项',
      'must have at most 5 entries',
    ],
    [
      'a subject without a number',
      { name: '包', tags: [{ key: 0, rootKey: 1 }] },
      'input.tags.0.key',
      '不能小于 1',
      'must not be less than 1',
    ],
    [
      'text that cannot be stored',
      { name: 'a\u0000' },
      'input.name',
      '含有无法保存的字符',
      'contains characters that cannot be stored',
    ],
  ])('%s', async (_, input, path, zh, en) => {
    const tell = (language: string) => told(language, CREATE, 'POST /v1/package_source/packages', input);
    expect([await tell('zh-CN'), await tell('en')]).toEqual([[{ path, message: zh }], [{ path, message: en }]]);
  });

  it('rules of our own', async () => {
    const tell = (language: string, input: object) => told(language, LOGIN, 'POST /v1/auth/login', input);
    const wrong = { email: 'no address', code: '12' };
    expect(await tell('zh', wrong)).toEqual([
      { path: 'input.email', message: '必须是 ASCII 的电子邮箱地址' },
      { path: 'input.code', message: '必须是六位数字' },
    ]);
    expect(await tell('en', wrong)).toEqual([
      { path: 'input.email', message: 'must be an ASCII e-mail address' },
      { path: 'input.code', message: 'must be six digits' },
    ]);
    const both = { email: 'a@example.com' };
    expect(await tell('zh', both)).toEqual([{ path: 'input.password', message: '密码和验证码必须且只能填一个' }]);
  });

  it('rules that a service knows', async () => {
    const headers = { 'accept-language': 'zh' };
    const { errors } = await app.api.graphql(IDENTITY, { input: [{ key: 990 }] }, { as: guest, headers });
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'identityTags[0].key', message: '没有这个标签' }]);
  });

  it('values of another type, with what is said to programmers', async () => {
    const options = { as: guest, headers: { 'accept-language': 'zh' } };
    const { message, data } = await app.api.rest('POST /v1/package_source/packages', { name: 5 }, options);
    expect({ message, data }).toEqual({
      message: '输入有误',
      data: { fields: [{ path: '', message: expect.stringMatching(/^类型不对（.*String cannot represent.*）$/) }] },
    });
  });

  it('names that no input has', async () => {
    const options = { as: guest, headers: { 'accept-language': 'zh' } };
    const { data } = await app.api.rest('POST /v1/package_source/packages', { name: '包', nope: 1 }, options);
    expect(data).toEqual({ fields: [{ path: 'nope', message: '请求正文里没有这个名字' }] });
  });
});
