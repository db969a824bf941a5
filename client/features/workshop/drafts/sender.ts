import type { CardBook } from './card-book.ts';
import { answered, type ContentCheck, hasWork, removalAnswered, sent } from './card-record.ts';
import type { CardsPort } from './cards-port.ts';
import { type LocalCard, recordOf } from './local-card.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import type { Step } from './steps.ts';
import type { Clock, Locks, Network } from './surroundings.ts';

/** After the last change. */
export const SAVE_DELAY_MS = 500;
/** That something is saved is shown at least so long. */
const BUSY_MIN_MS = 400;
export const RETRY_FIRST_MS = 1000;
const RETRY_LONGEST_MS = 60_000;

export interface SenderOptions {
  book: CardBook;
  step: Step;
  port: CardsPort;
  check: ContentCheck;
  clock: Clock;
  random: () => number;
  newKey: () => string;
  network: Network;
  locks: Locks;
  isStopped: () => boolean;
}

/** What the server gets: one call of a card at a time, over all windows, until there is nothing left to tell. */
export function createSender({
  book,
  step,
  port,
  check,
  clock,
  random,
  newKey,
  network,
  locks,
  isStopped,
}: SenderOptions) {
  /** Arranges the next exchange of a card, in place of one that was arranged. */
  function schedule(local: LocalCard, ms: number) {
    local.cancelTimer();
    if (isStopped()) return;
    local.isDue = true;
    local.cancelTimer = clock.after(ms, () => {
      local.isDue = false;
      void exchange(local);
    });
  }

  function showBusy(local: LocalCard) {
    local.busySince ??= clock.now();
    book.changed(local);
  }

  function endBusy(local: LocalCard) {
    if (local.busySince === null) return;
    const rest = local.busySince + BUSY_MIN_MS - clock.now();
    const end = () => {
      if (local.exchanging) return;
      local.busySince = null;
      book.changed(local);
    };
    if (rest > 0) clock.after(rest, end);
    else end();
  }

  async function exchange(local: LocalCard): Promise<void> {
    if (isStopped()) return;
    if (local.exchanging) {
      local.again = true;
      return;
    }
    local.exchanging = true;
    local.again = false;
    let answer = true;
    try {
      await locks.hold(`bread.draft ${local.key}`, async () => {
        while (!isStopped() && answer && !local.isDue && network.isOnline() && hasWork(recordOf(local), check)) {
          const neighbours = neighboursOf(book, check, recordOf(local));
          if (neighbours === null) break;
          answer = await callOnce(local, neighbours);
        }
      });
    } catch {
      answer = false;
    }
    local.exchanging = false;
    if (isStopped()) return;
    endBusy(local);
    if (answer) local.attempts = 0;
    else retryLater(local);
    book.changed(local);
    if (answer && local.again) schedule(local, SAVE_DELAY_MS);
  }

  function retryLater(local: LocalCard) {
    local.attempts++;
    const pause = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (local.attempts - 1));
    schedule(local, pause * (0.75 + random() / 2));
  }

  /** Makes the next call of a card, or makes the last one again. False where it had no answer. */
  async function callOnce(local: LocalCard, neighbours: Neighbours): Promise<boolean> {
    const call = { idempotencyKey: newKey(), now: clock.now(), neighbours };
    // Before the call, for good: what is asked again must be asked in the same words.
    const record = await step(local, (before) => sent(before, check, call), true);
    const { sending, removed, gone, cardId, packageId } = record;
    if (isStopped()) return true;
    if (sending) {
      showBusy(local);
      const answer = await (sending.kind === 'create' ? port.create(sending) : port.change(sending));
      if (isStopped() || answer.kind === 'unreachable') return isStopped();
      if (answer.kind === 'saved') local.savedAt = clock.now();
      await step(local, (before) => answered(before, sending, answer, check), true);
    } else if (removed !== gone && cardId !== null) {
      const answer = await (removed ? port.remove : port.restore)({ packageId, cardId });
      if (isStopped() || answer.kind === 'unreachable') return isStopped();
      await step(local, (before) => removalAnswered(before, removed, answer), true);
    }
    return true;
  }

  return {
    schedule,
    /** Those that wait for a card to be sent, also behind some that are not sent. */
    wakeFollowers(key: number) {
      for (const follower of book.followersOf(key)) {
        if (recordOf(follower).cardId !== null) continue;
        if (hasWork(recordOf(follower), check)) schedule(follower, SAVE_DELAY_MS);
        else this.wakeFollowers(follower.key);
      }
    },
    sendAll() {
      for (const local of book.all()) if (hasWork(recordOf(local), check)) schedule(local, 0);
    },
  };
}
