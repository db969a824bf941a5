/** Whether a character is read in several ways; null until the list has come. */
let readManyWays: ((char: string) => boolean) | null = null;
const listeners = new Set<() => void>();

export const manyWays = () => readManyWays;

/** Calls `tell` when the list has come. Answers how to stop that. */
export function onManyWays(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Fetches the list of characters with several readings, which only lessons of characters need. */
export async function loadManyWays(): Promise<void> {
  readManyWays = (await import('#domain/cards/hanzi/polyphones.ts')).isReadManyWays;
  for (const tell of listeners) tell();
}
