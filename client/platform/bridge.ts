/** What a native shell around the page may offer. Absent in a plain browser. */
export interface NativeBridge {
  vibrate?: (milliseconds: number) => void;
}

declare global {
  interface Window {
    breadBridge?: NativeBridge;
  }
}

/** The bridge of the native shell, if the page runs inside one. */
export const nativeBridge = (): NativeBridge | undefined => globalThis.window?.breadBridge;

/** The `client-type` header: what kind of client this is. */
export function clientType(): 'WEB' | 'WECHAT' | 'ANDROID' | 'IOS' {
  const agent = navigator.userAgent;
  if (nativeBridge()) return /iPhone|iPad/.test(agent) ? 'IOS' : 'ANDROID';
  return /MicroMessenger/i.test(agent) ? 'WECHAT' : 'WEB';
}
