import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { isPushAddress, WebPush } from '#server/providers/push/web-push.ts';
import { isSigned, makeBrowser, startPushService } from '#tests/support/push-service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bread-push-'));
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(async () => {
  await service.stop();
  rmSync(dataDir, { recursive: true });
});

const config = { dataDir, pushHosts: ['push.example'], vapid: null, vapidSubject: 'mailto:a@example.com' };
const push = () => new WebPush(config, service.fetch);
const targetOf = ({ endpoint, keys }: ReturnType<typeof makeBrowser>) => ({ endpoint, ...keys });
const MESSAGE = { title: '面团醒好了', body: '开一炉。', path: '/atlas', tag: 'daily', lastsS: 60 };

describe('a message', () => {
  it('arrives encrypted for its browser and signed by this server', async () => {
    const browser = service.browser('one');
    expect(await push().send(targetOf(browser), MESSAGE)).toBe('sent');
    const [{ headers, message }] = service.delivered as [(typeof service.delivered)[number]];
    expect(message).toEqual({ title: '面团醒好了', body: '开一炉。', path: '/atlas', tag: 'daily' });
    expect(headers).toMatchObject({ ttl: '60', topic: 'daily', 'content-encoding': 'aes128gcm' });
    expect(isSigned(headers.authorization ?? '', 'https://push.example')).toBe(true);
    expect(headers.authorization).toContain(`k=${push().publicKey()}`);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    // A push service that leads elsewhere is not followed.
    [307, 'failed'],
  ] as const)('that is answered with %d has %s', async (status, outcome) => {
    expect(await push().send(targetOf(service.browser(`s${status}`, status)), MESSAGE)).toBe(outcome);
  });

  it('is not waited for longer than the time-out', { timeout: 20_000 }, async () => {
    expect(await push().send(targetOf(service.browser('silent', 'silence')), MESSAGE)).toBe('failed');
  });

  it('goes nowhere but to known push services', async () => {
    const calls: string[] = [];
    const spy = new WebPush(config, async (url) => {
      calls.push(url);
      return new Response(null, { status: 201 });
    });
    const target = { ...targetOf(makeBrowser('x')), endpoint: 'https://169.254.169.254/latest' };
    expect([await spy.send(target, MESSAGE), spy.accepts(target), calls]).toEqual(['gone', false, []]);
  });
});

describe('an address of a push service', () => {
  const HOSTS = loadConfig({ NODE_ENV: 'test', TOKEN_SECRET: 'x'.repeat(32) }).pushHosts;

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is known', (address) => {
    expect(isPushAddress(address, HOSTS)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://fcm.googleapis.com@127.0.0.1/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('%j is none', (address) => {
    expect(isPushAddress(address, HOSTS)).toBe(false);
  });

  it('is of no use with keys that are none', () => {
    const browser = targetOf(makeBrowser('y'));
    expect(push().accepts(browser)).toBe(true);
    expect(push().accepts({ ...browser, p256dh: 'AAAA' })).toBe(false);
    expect(push().accepts({ ...browser, auth: '' })).toBe(false);
  });
});

describe('the keys of this server', () => {
  it('are made once for a data directory, and nobody else reads them', () => {
    expect(push().publicKey()).toBe(push().publicKey());
    expect(Buffer.from(push().publicKey(), 'base64url')).toHaveLength(65);
    expect(statSync(join(dataDir, 'vapid.json')).mode & 0o777).toBe(0o600);
  });

  it('are those of the environment where it has both, and half a pair is refused', () => {
    const base = { NODE_ENV: 'test', TOKEN_SECRET: 'x'.repeat(32) };
    expect(loadConfig({ ...base, VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' }).vapid).toEqual({
      publicKey: 'a',
      privateKey: 'b',
    });
    expect(loadConfig(base).vapid).toBeNull();
    expect(() => loadConfig({ ...base, VAPID_PUBLIC_KEY: 'a' })).toThrow('go together');
  });
});
