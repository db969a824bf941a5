import { type LocalNotification, type NotificationLeave, nativeBridge } from './bridge.ts';

/** What names this device to the server; `keys` of a browser, which the server sends to. */
export interface DeviceIdentity {
  rid: string;
  deviceInfo: string;
  keys?: { p256dh: string; auth: string };
}

/** This device as one that can remind. */
export interface ReminderDevice {
  /** Whether it reminds by itself, or is sent reminders. */
  kind: 'app' | 'browser';
  leave: () => Promise<NotificationLeave>;
  /** Asks the learner, where the device has not yet. */
  ask: () => Promise<NotificationLeave>;
  /** Rejects where the browser finds no push service. `key` is the server's, base64url. */
  identify: (key: () => Promise<string>) => Promise<DeviceIdentity>;
  /** Takes the place of all notifications that were planned; a browser plans none. */
  plan: (notifications: readonly LocalNotification[]) => void;
  /** Stops what the device would do by itself. */
  release: () => Promise<void>;
}

/** Ids of notifications in the app are this and up. */
export const FIRST_NOTIFICATION_ID = 1000;
export const PLANNED_DAYS = 7;
/** Those of the league come after those of the days: at most three are planned. */
export const FIRST_RANK_ID = FIRST_NOTIFICATION_ID + 100;
const PLANNED_RANK = 3;
const WORKER = '/reminders-worker.js';

/** This device, or null where it can show no notifications. */
export function reminderDevice(): ReminderDevice | null {
  const native = nativeBridge()?.notifications;
  if (native) {
    const ids = [
      ...Array.from({ length: PLANNED_DAYS }, (_, day) => FIRST_NOTIFICATION_ID + day),
      ...Array.from({ length: PLANNED_RANK }, (_, place) => FIRST_RANK_ID + place),
    ];
    return {
      kind: 'app',
      leave: () => native.leave(),
      ask: () => native.ask(),
      identify: async () => ({ rid: native.deviceId, deviceInfo: native.deviceInfo }),
      plan: (notifications) => {
        native.cancel(ids);
        native.schedule(notifications);
      },
      release: async () => native.cancel(ids),
    };
  }
  const { Notification, PushManager, navigator } = globalThis;
  if (!Notification || !PushManager || !navigator?.serviceWorker) return null;
  return {
    kind: 'browser',
    leave: async () => Notification.permission,
    ask: () => Notification.requestPermission(),
    identify: async (key) => subscribe(await key()),
    plan: () => undefined,
    release: async () => {
      const registration = await navigator.serviceWorker.getRegistration(WORKER);
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    },
  };
}

async function subscribe(key: string): Promise<DeviceIdentity> {
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const { pushManager } = registration;
  const applicationServerKey = bytesOf(key);
  let subscription = await pushManager.getSubscription();
  // A server with another key could not send to it.
  if (subscription && !isSame(subscription.options.applicationServerKey, applicationServerKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { rid: subscription.endpoint, deviceInfo: navigator.userAgent.slice(0, 300), keys: { p256dh, auth } };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = known && new Uint8Array(known);
  return bytes?.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
}
