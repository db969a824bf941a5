/** A browser that takes messages: where, and the keys that they are encrypted with (base64url). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a service worker shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path within the product that it opens. */
  path: string;
  /** A later message of the same tag takes the place of this one. */
  tag: string;
  /** Seconds that it is kept for a device that is off. */
  lastsS: number;
}

/** What became of a message: `gone` says that the browser takes none any more. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends messages to browsers by the push services of their makers. */
export interface Pusher {
  /** The key that a browser asks for when it subscribes, base64url. */
  publicKey(): string;
  /** Whether a target is one of a push service that we know, with keys that can be used. */
  accepts(target: PushTarget): boolean;
  /** Hands a message over. Never rejects. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}
