import { beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-25T10:00:00Z');

/** A device whose clock is that much ahead of the server's, and a page that was just opened on it. */
async function deviceAhead(by: number) {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW + by, toFake: ['Date'] });
  const { hearServerClock, serverNow } = await import('#client/platform/server-clock.ts');
  /** An answer that was `way` ms on its way in all, and was made in the middle of it. */
  const hear = (way = 0, server = Date.now() - by) => {
    const askedAt = Date.now();
    vi.setSystemTime(askedAt + way);
    hearServerClock(String(server + way / 2), askedAt, Date.now());
  };
  return { hear, hearServerClock, serverNow };
}

beforeEach(() => void vi.useRealTimers());

describe('the clock of the server', () => {
  it.each([7 * HOUR, -7 * HOUR, 400 * 24 * HOUR])('is told by a device that is %i ms ahead', async (by) => {
    const { hear, serverNow } = await deviceAhead(by);
    hear();
    expect(serverNow()).toBe(NOW);
    vi.advanceTimersByTime(0);
    vi.setSystemTime(Date.now() + 90_000);
    expect(serverNow()).toBe(NOW + 90_000);
  });

  it('is that of the device until an answer came, and where its clock goes right', async () => {
    const { hear, serverNow } = await deviceAhead(0);
    expect(serverNow()).toBe(NOW);
    hear(300);
    expect(serverNow()).toBe(NOW + 300);
  });

  it('does not jump with answers that take long', async () => {
    const { hear, serverNow } = await deviceAhead(2 * HOUR);
    hear(40);
    const told = serverNow() - Date.now();
    for (const way of [8_000, 20, 3_000, 900]) hear(way);
    expect(serverNow() - Date.now()).toBe(told);
  });

  it('is found again after somebody sets the clock of the device', async () => {
    const { hear, serverNow } = await deviceAhead(2 * HOUR);
    hear();
    vi.setSystemTime(NOW + 60_000);
    hear(0, NOW + 60_000);
    expect(serverNow()).toBe(NOW + 60_000);
  });

  it('is not learned from an answer without one, or over which the clock was set back', async () => {
    const { hearServerClock, serverNow } = await deviceAhead(HOUR);
    hearServerClock(null, Date.now(), Date.now());
    hearServerClock('soon', Date.now(), Date.now());
    hearServerClock(String(NOW), Date.now() + 5_000, Date.now());
    expect(serverNow()).toBe(NOW + HOUR);
  });
});
