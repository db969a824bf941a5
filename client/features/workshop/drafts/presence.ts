import type { Clock } from './surroundings.ts';

/** What windows of one account and browser tell each other about the card that each has open. */
export interface PresenceWord {
  /** Which window says it. */
  window: string;
  /** The card it has open, null where none is. */
  cardId: number | null;
  /** It wants to hear from the others. */
  asks: boolean;
}

export interface PresenceChannel {
  post(word: PresenceWord): void;
  subscribe(heard: (word: PresenceWord) => void): () => void;
  close(): void;
}

/** How often a window asks whether one it heard of is still there: a window that crashes says no goodbye. */
export const ASK_EVERY_MS = 20_000;
/** Within which the others answer. */
export const ANSWER_MS = 3000;

export type Presence = ReturnType<typeof createPresence>;

/** Which card this window has open, and which the others have. */
export function createPresence(window: string, channel: PresenceChannel, clock: Clock) {
  const others = new Map<string, number>();
  const listeners = new Set<() => void>();
  let own: number | null = null;
  let stopped = false;
  let cancel: () => void = () => undefined;

  const say = (asks: boolean, cardId = own) => {
    if (!stopped) channel.post({ window, cardId, asks });
  };

  function tell() {
    for (const listener of listeners) listener();
    cancel();
    if (others.size > 0) cancel = clock.after(ASK_EVERY_MS, askAgain);
  }

  function askAgain() {
    const silent = new Set(others.keys());
    const stop = channel.subscribe(({ window: answering }) => void silent.delete(answering));
    say(true);
    cancel = clock.after(ANSWER_MS, () => {
      stop();
      for (const name of silent) others.delete(name);
      tell();
    });
  }

  const stopHearing = channel.subscribe(({ window: name, cardId, asks }) => {
    if (name === window) return;
    if (others.get(name) !== (cardId ?? undefined)) {
      if (cardId === null) others.delete(name);
      else others.set(name, cardId);
      tell();
    }
    if (asks) say(false);
  });

  return {
    /** This window has a card open from now on; answers the way to say that it is closed. */
    enter(cardId: number): () => void {
      own = cardId;
      say(true);
      return () => {
        if (own !== cardId) return;
        own = null;
        say(false);
      };
    },
    /** Whether another window has the card open. */
    isElsewhere: (cardId: number) => [...others.values()].includes(cardId),
    /** Calls back when another window opens a card or closes one. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The page is put away: it may come back, with the card it had. */
    away: () => say(false, null),
    back: () => own !== null && say(true),
    stop() {
      cancel();
      say(false, null);
      stopped = true;
      stopHearing();
      channel.close();
    },
  };
}
