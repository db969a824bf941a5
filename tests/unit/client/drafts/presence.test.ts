import { describe, expect, it } from 'vitest';
import {
  ANSWER_MS,
  ASK_EVERY_MS,
  createPresence,
  type Presence,
  type PresenceWord,
} from '#client/features/workshop/drafts/presence.ts';

/** Windows of one browser, on a clock that stands until it is let go on. */
class Browser {
  private now = 0;
  private timers: { at: number; call: () => unknown }[] = [];
  private readonly ears = new Map<string, Set<(word: PresenceWord) => void>>();

  open(name: string): Presence {
    const own = new Set<(word: PresenceWord) => void>();
    this.ears.set(name, own);
    return createPresence(
      name,
      {
        post: (word) => {
          if (!this.ears.has(name)) throw new Error('the channel is closed');
          for (const [other, heard] of this.ears) if (other !== name) for (const hear of [...heard]) hear(word);
        },
        subscribe: (hear) => {
          own.add(hear);
          return () => void own.delete(hear);
        },
        close: () => void this.ears.delete(name),
      },
      {
        now: () => this.now,
        after: (ms, call) => {
          const timer = { at: this.now + ms, call: () => this.ears.has(name) && call() };
          this.timers.push(timer);
          return () => {
            this.timers = this.timers.filter((one) => one !== timer);
          };
        },
      },
    );
  }

  /** It ends without a word. */
  crash(name: string) {
    this.ears.delete(name);
  }

  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = next.at;
      next.call();
    }
    this.now = end;
  }
}

describe('two windows', () => {
  it('know when they have one card open, whichever opened it first', () => {
    const browser = new Browser();
    const [a, b] = [browser.open('a'), browser.open('b')];
    a.enter(7);
    expect(a.isElsewhere(7)).toBe(false);
    b.enter(7);
    expect([a.isElsewhere(7), b.isElsewhere(7)]).toEqual([true, true]);
  });

  it('know when the other goes to another card, closes it, or ends', () => {
    const browser = new Browser();
    const [a, b] = [browser.open('a'), browser.open('b')];
    a.enter(7);
    const leave = b.enter(7);
    leave();
    expect(a.isElsewhere(7)).toBe(false);
    b.enter(8);
    expect([a.isElsewhere(7), a.isElsewhere(8)]).toEqual([false, true]);
    const leaveLate = b.enter(9);
    b.stop();
    expect(a.isElsewhere(9)).toBe(false);
    // the screen is taken down after what it stood on
    expect(leaveLate).not.toThrow();
  });

  it('are not mistaken by a late goodbye to a card that was left before', () => {
    const browser = new Browser();
    const [a, b] = [browser.open('a'), browser.open('b')];
    const leaveDraft = b.enter(-5);
    b.enter(7);
    leaveDraft();
    a.enter(7);
    expect(a.isElsewhere(7)).toBe(true);
  });

  it('forget one that crashed, and keep one that is still there', () => {
    const browser = new Browser();
    const [a, b, c] = [browser.open('a'), browser.open('b'), browser.open('c')];
    a.enter(7);
    b.enter(7);
    c.enter(8);
    browser.crash('b');
    browser.pass(ASK_EVERY_MS);
    expect(a.isElsewhere(7)).toBe(true);
    browser.pass(ANSWER_MS);
    expect([a.isElsewhere(7), a.isElsewhere(8)]).toEqual([false, true]);
    browser.pass(10 * ASK_EVERY_MS);
    expect(a.isElsewhere(8)).toBe(true);
  });

  it('a page that is put away has nothing open until it comes back', () => {
    const browser = new Browser();
    const [a, b] = [browser.open('a'), browser.open('b')];
    a.enter(7);
    b.enter(7);
    b.away();
    expect(a.isElsewhere(7)).toBe(false);
    b.back();
    expect(a.isElsewhere(7)).toBe(true);
  });

  it('tell those who listen, once for each change', () => {
    const browser = new Browser();
    const [a, b] = [browser.open('a'), browser.open('b')];
    let told = 0;
    const stop = a.subscribe(() => told++);
    b.enter(7);
    b.enter(7);
    expect(told).toBe(1);
    stop();
    b.enter(8);
    expect(told).toBe(1);
  });
});
