/** When every story plays: a Wednesday morning in Shanghai. */
export const NOW = Date.parse('2026-04-15T08:30:00+08:00');

const RealDate = Date;

/** Stops the clock and begins chance anew, so that a story is the same each time. */
export function stopTheWorld() {
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      super(...(given.length ? given : ([NOW] as unknown as [])));
    }
    static override now = () => NOW;
  } as DateConstructor;

  let state = 1;
  // mulberry32
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The clock goes on: between files the runner of the tests tells the time, and names files by it. */
export function letTheWorldGo() {
  globalThis.Date = RealDate;
}
