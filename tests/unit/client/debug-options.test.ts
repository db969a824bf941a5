import { expect, it, vi } from 'vitest';

it('debug options outlive a reload, but for the date', async () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  const load = async () => {
    vi.resetModules();
    return import('#client/platform/debug-options.ts');
  };
  const before = await load();
  before.setDebugOptions({ zeroPrice: true, futureTimestamp: '2030-01-01T00:00:00Z' });
  expect(JSON.parse(before.debugHeader().debug ?? '')).toEqual({
    zeroPrice: true,
    futureTimestamp: '2030-01-01T00:00:00Z',
  });
  const after = await load();
  expect(JSON.parse(after.debugHeader().debug ?? '')).toEqual({ zeroPrice: true });
});
