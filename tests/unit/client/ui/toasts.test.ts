import { beforeEach, describe, expect, it } from 'vitest';
import { ACTION_TOAST_MS, dismissAllToasts, dismissToast, toast, useToasts } from '#client/ui/Toast/toasts.ts';
import { TOAST_LIFE_MS } from '#domain/limits.ts';

const said = () => useToasts.getState().entries;

describe('toasts', () => {
  beforeEach(dismissAllToasts);

  it('stays 3 seconds, 5 with something to do', () => {
    toast({ kind: 'info', text: 'a' });
    toast({ kind: 'info', text: 'b', action: { label: 'undo', onAct: () => undefined } });
    expect(said().map((entry) => entry.duration)).toEqual([TOAST_LIFE_MS, ACTION_TOAST_MS]);
    expect([TOAST_LIFE_MS, ACTION_TOAST_MS]).toEqual([3_000, 5_000]);
  });

  it('keeps the last three, and one of a kind', () => {
    for (const text of ['a', 'b', 'c', 'b', 'd']) toast({ kind: 'info', text });
    expect(said().map((entry) => entry.text)).toEqual(['c', 'b', 'd']);
  });

  it('takes back what was said', () => {
    const id = toast({ kind: 'error', text: 'a' });
    toast({ kind: 'error', text: 'b' });
    dismissToast(id);
    expect(said().map((entry) => entry.text)).toEqual(['b']);
  });
});
