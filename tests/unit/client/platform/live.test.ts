import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAsking } from '#client/platform/live.ts';

const MINUTE = 60_000;
let page: EventTarget & { hidden: boolean };
let window: EventTarget & { setTimeout: typeof setTimeout };
const net = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  window = Object.assign(new EventTarget(), {
    setTimeout: ((...args: Parameters<typeof setTimeout>) => setTimeout(...args)) as typeof setTimeout,
  });
  net.onLine = true;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', net);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks about once in each interval, never together with all others, until it is ended', () => {
  const ask = vi.fn();
  const end = keepAsking(ask, MINUTE);
  vi.advanceTimersByTime(0.89 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0.22 * MINUTE);
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20 * MINUTE);
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(18);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(24);
  const asked = ask.mock.calls.length;
  end();
  vi.advanceTimersByTime(10 * MINUTE);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(asked);
});

it('asks nothing while nobody looks, and at once when the page is seen again', () => {
  const ask = vi.fn();
  const end = keepAsking(ask, MINUTE);
  page.hidden = true;
  vi.advanceTimersByTime(10 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledOnce();
  // a glance at another tab is no reason to ask again
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledOnce();
  end();
});

it('waits for the network', () => {
  const ask = vi.fn();
  const end = keepAsking(ask, MINUTE);
  net.onLine = false;
  vi.advanceTimersByTime(5 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
  net.onLine = true;
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
  end();
});
