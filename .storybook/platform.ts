import type { NativeBridge } from '#client/platform/bridge.ts';

/** What the page may run inside: a browser, the messenger's own browser, or the shell of an app. */
export type PlatformName = 'browser' | 'messenger' | 'native';

const agent = navigator.userAgent;
const agents: Record<PlatformName, string> = {
  browser: agent,
  messenger: `${agent} MicroMessenger/8.0.50`,
  native: `${agent} Mobile`,
};

/** What a shell was asked to do, for play functions to look at. */
export const bridgeCalls: { vibrate: number[] } = { vibrate: [] };

const bridge: NativeBridge = { vibrate: (milliseconds) => void bridgeCalls.vibrate.push(milliseconds) };

/** Makes the page believe that it runs on a platform: by the user agent and the bridge that the client looks at. */
export function pretendPlatform(platform: PlatformName) {
  Object.defineProperty(navigator, 'userAgent', { value: agents[platform], configurable: true });
  window.breadBridge = platform === 'native' ? bridge : undefined;
  bridgeCalls.vibrate.length = 0;
}
