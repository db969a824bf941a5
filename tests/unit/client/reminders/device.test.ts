import { afterEach, describe, expect, it, vi } from 'vitest';
import { reminderDevice } from '#client/platform/reminder-device.ts';

afterEach(() => vi.unstubAllGlobals());
const KEY = Buffer.from(Uint8Array.from({ length: 65 }, (_, place) => 255 - place));

/** A browser with push, and what was asked of it. */
function stubBrowser({ subscribedTo = null as Buffer | null, fails = false } = {}) {
  const asked: string[] = [];
  const subscriptionTo = (key: Buffer) => ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      subscribed = null;
    },
  });
  let subscribed = subscribedTo && subscriptionTo(subscribedTo);
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (fails) throw new Error('no push service');
      asked.push(`subscribe ${Buffer.from(applicationServerKey).toString('base64url')}`);
      subscribed = subscriptionTo(Buffer.from(applicationServerKey));
      return subscribed;
    },
  };
  const serviceWorker = {
    register: async (path: string) => {
      asked.push(`register ${path}`);
      return { pushManager };
    },
    ready: Promise.resolve(),
    getRegistration: async () => ({ pushManager }),
  };
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', { serviceWorker, userAgent: 'a browser' });
  return asked;
}
const identify = () => reminderDevice()?.identify(async () => KEY.toString('base64url'));

describe('a browser', () => {
  it('subscribes to the key of the server, once', async () => {
    const asked = stubBrowser();
    const identity = { rid: 'https://push.example/1', deviceInfo: 'a browser', keys: { p256dh: 'P', auth: 'A' } };
    expect([await identify(), await identify()]).toEqual([identity, identity]);
    expect(asked.filter((one) => one.startsWith('subscribe'))).toEqual([`subscribe ${KEY.toString('base64url')}`]);
    expect(asked[0]).toBe('register /reminders-worker.js');
  });

  it('subscribes anew where the server has another key', async () => {
    const asked = stubBrowser({ subscribedTo: Buffer.alloc(65) });
    await identify();
    expect(asked.slice(1)).toEqual(['unsubscribe', `subscribe ${KEY.toString('base64url')}`]);
  });

  it('says where it finds no push service, and lets go', async () => {
    stubBrowser({ fails: true });
    await expect(identify()).rejects.toThrow('no push service');
    const asked = stubBrowser({ subscribedTo: KEY });
    await reminderDevice()?.release();
    expect(asked).toEqual(['unsubscribe']);
  });

  it('without push is no device', () => {
    vi.stubGlobal('PushManager', undefined);
    expect(reminderDevice()).toBeNull();
  });
});

it('an app plans by its bridge, which takes the place of what was planned', async () => {
  const calls: unknown[] = [];
  const notifications = {
    deviceId: 'phone',
    deviceInfo: 'a phone',
    leave: async () => 'granted',
    ask: async () => 'granted',
    schedule: (list: unknown) => calls.push(['schedule', list]),
    cancel: (ids: unknown) => calls.push(['cancel', ids]),
  };
  vi.stubGlobal('window', { breadBridge: { notifications } });
  const device = reminderDevice();
  device?.plan([]);
  expect(calls).toEqual([
    ['cancel', [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1100, 1101, 1102]],
    ['schedule', []],
  ]);
  expect([device?.kind, await device?.identify(async () => '')]).toEqual([
    'app',
    { rid: 'phone', deviceInfo: 'a phone' },
  ]);
});
