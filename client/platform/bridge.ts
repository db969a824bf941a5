/** Whether the device lets us show notifications; `default` where nobody was asked yet. */
export type NotificationLeave = 'granted' | 'denied' | 'default';

/** A notification that the device shows by itself. */
export interface LocalNotification {
  /** One of an earlier call is replaced. */
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  title: string;
  body: string;
}

/** What the shell can do with notifications. */
export interface NativeNotifications {
  /** Names the device, the same at each start. */
  deviceId: string;
  /** Kind of device, for people. */
  deviceInfo: string;
  leave: () => Promise<NotificationLeave>;
  ask: () => Promise<NotificationLeave>;
  schedule: (notifications: readonly LocalNotification[]) => void;
  cancel: (ids: readonly number[]) => void;
}

/** What a native shell around the page may offer. Absent in a plain browser. */
export interface NativeBridge {
  vibrate?: (milliseconds: number) => void;
  notifications?: NativeNotifications;
}

declare global {
  interface Window {
    breadBridge?: NativeBridge;
  }
}

/** The bridge of the native shell, if the page runs inside one. */
export const nativeBridge = (): NativeBridge | undefined => globalThis.window?.breadBridge;

/** The browser of a phone or a tablet, outside of the app. */
export const isMobileWeb = (): boolean =>
  !nativeBridge() && /Android|iPhone|iPad|iPod|Mobile/.test(navigator.userAgent);

/** The `client-type` header: what kind of client this is. */
export function clientType(): 'WEB' | 'WECHAT' | 'ANDROID' | 'IOS' {
  const agent = navigator.userAgent;
  if (nativeBridge()) return /iPhone|iPad/.test(agent) ? 'IOS' : 'ANDROID';
  return /MicroMessenger/i.test(agent) ? 'WECHAT' : 'WEB';
}
