import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Problem, problemOf, watchProblems } from '#client/platform/problems.ts';

describe('what is a problem', () => {
  it('is said with its cause and cut to what the server takes', () => {
    const problem = problemOf(new Error('The recording /a.mp3 failed', { cause: new Error('no such file') }), '/learn');
    expect(problem).toMatchObject({ message: 'The recording /a.mp3 failed: no such file', place: '/learn' });
    expect(problemOf(new TypeError('x is not a function'), '/')?.message).toBe('TypeError: x is not a function');
    expect(problemOf(new Error('m'.repeat(9000)), '/')?.message).toHaveLength(500);
    expect(problemOf('thrown as text', '/')?.message).toBe('thrown as text');
    expect(problemOf(new Error(''), '/')?.message).not.toBe('');
  });

  it.each([
    new DOMException('given up', 'AbortError'),
    new DOMException('too long', 'TimeoutError'),
    new TypeError('Failed to fetch'),
    Object.assign(new Error('401'), { name: 'ServerError' }),
    Object.assign(new Error('refused'), { name: 'CombinedGraphQLErrors' }),
  ])('is not $name: $message', (ordinary) => {
    expect(problemOf(ordinary, '/')).toBeUndefined();
  });
});

describe('a window that is watched', () => {
  const tell = vi.fn<(problems: Problem[]) => void>();
  const fails = (message: string) =>
    dispatchEvent(Object.assign(new Event('error'), { error: new Error(message), message }));
  const messages = () => tell.mock.calls.map(([problems]) => problems.map(({ message }) => message));
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
    vi.stubGlobal('location', { pathname: '/atlas' });
    tell.mockClear();
    stop = watchProblems(tell);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('tells what comes together in one go, and each fault once', () => {
    for (const message of ['one', 'two', 'one']) fails(message);
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('three') }));
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    fails('two');
    vi.advanceTimersByTime(10_000);
    expect(messages()).toEqual([['one', 'two', 'three']]);
  });

  it('tells ten at once and twenty in all', () => {
    for (let i = 0; i < 30; i += 1) fails(`fault ${i}`);
    vi.advanceTimersByTime(60_000);
    expect(messages().map(({ length }) => length)).toEqual([10, 10]);
    fails('one more');
    vi.advanceTimersByTime(60_000);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('tells nothing once it is let be', () => {
    fails('one');
    stop();
    fails('two');
    vi.advanceTimersByTime(60_000);
    expect(tell).not.toHaveBeenCalled();
  });
});
