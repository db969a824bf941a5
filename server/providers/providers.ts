import type { Mailer } from './mail/mailer.ts';
import type { ObjectStore } from './objectstore/object-store.ts';
import type { Pusher } from './push/pusher.ts';

/** The outside world as services see it: each provider is an interface with a real and a local implementation. */
export interface Providers {
  mailer: Mailer;
  files: ObjectStore;
  push: Pusher;
}
