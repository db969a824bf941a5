import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { Pusher, PushMessage, PushOutcome, PushTarget } from './pusher.ts';
import { localVapidKeys, type VapidKeys } from './vapid.ts';

const TIMEOUT_MS = 10_000;
/** Bytes of a P-256 point and of the secret beside it. */
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Web Push (RFC 8030, 8291, 8292). */
export class WebPush implements Pusher {
  readonly #config: Pick<Config, 'dataDir' | 'pushHosts' | 'vapid' | 'vapidSubject'>;
  readonly #fetch: Fetch;
  #keys: VapidKeys | null = null;

  constructor(config: Pick<Config, 'dataDir' | 'pushHosts' | 'vapid' | 'vapidSubject'>, send: Fetch = fetch) {
    this.#config = config;
    this.#fetch = send;
  }

  publicKey(): string {
    return this.#own().publicKey;
  }

  accepts({ endpoint, p256dh, auth }: PushTarget): boolean {
    return (
      isPushAddress(endpoint, this.#config.pushHosts) &&
      Buffer.from(p256dh, 'base64url').length === POINT_BYTES &&
      Buffer.from(auth, 'base64url').length === SECRET_BYTES
    );
  }

  async send(target: PushTarget, { lastsS, ...shown }: PushMessage): Promise<PushOutcome> {
    // The list may have changed since the browser was registered.
    // guard: only known push services are called
    if (!this.accepts(target)) return 'gone';
    try {
      const subscription = { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } };
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(shown), {
        vapidDetails: { subject: this.#config.vapidSubject, ...this.#own() },
        TTL: lastsS,
        topic: shown.tag,
        urgency: 'normal',
      });
      const { status } = await this.#fetch(target.endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body as Buffer),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }

  #own(): VapidKeys {
    this.#keys ??= this.#config.vapid ?? localVapidKeys(this.#config.dataDir);
    return this.#keys;
  }
}

/** Whether an address is https at a host of the list, or below one: nobody makes this server call anything else. */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
