import type { CardRecord } from './card-record.ts';

/** What drafts ask of the world around them; the browser's are in `browser.ts`, tests have their own. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Calls back after `ms`; the answer takes that back. */
  after(ms: number, call: () => void): () => void;
}

export interface Network {
  isOnline(): boolean;
  subscribe(changed: () => void): () => void;
}

/** One holder of a name at a time, over all windows; the end of a window lets go. */
export interface Locks {
  hold(name: string, task: () => Promise<void>): Promise<void>;
}

/** The other windows of the account. */
export interface Channel {
  post(record: CardRecord): void;
  subscribe(heard: (record: CardRecord) => void): () => void;
  close(): void;
}
