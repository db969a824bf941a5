/** Lets so many pieces of work run at a time; the others wait in their order. */
export function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes straight to whoever waited longest.
      if (next) next();
      else free++;
    }
  };
}
