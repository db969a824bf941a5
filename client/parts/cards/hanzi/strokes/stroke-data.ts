import type { CharacterJson } from 'hanzi-writer';

/** Strokes of the characters that were asked for, and the listeners to be told of more. */
const known = new Map<string, CharacterJson>();
const listeners = new Set<() => void>();
let counts: Readonly<Record<string, number>> = {};

/** Where the server keeps the strokes of a character, and the licence they are under. */
export const strokesUrl = (char: string) => `/strokes/${char.codePointAt(0)?.toString(16)}.json`;
export const STROKES_LICENCE_URL = '/strokes/licence.txt';

/** The strokes of a character, undefined where they were not fetched. */
export const strokesOf = (char: string): CharacterJson | undefined => known.get(char);

/** How many strokes the characters have whose strokes are here; another object whenever one is added. */
export const strokeCounts = () => counts;

/** Calls `tell` whenever strokes arrive. Answers how to stop that. */
export function onStrokes(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Keeps the strokes of a character. */
export function keepStrokes(char: string, data: CharacterJson) {
  known.set(char, data);
  counts = { ...counts, [char]: data.strokes.length };
  for (const tell of listeners) tell();
}

/** Fetches the strokes of these characters and no others. A character without strokes, and a lost connection, ask nothing of it. */
export async function loadStrokes(chars: readonly string[]): Promise<void> {
  const missing = [...new Set(chars)].filter((char) => !known.has(char));
  await Promise.allSettled(missing.map(loadOne));
}

async function loadOne(char: string): Promise<void> {
  const answer = await fetch(strokesUrl(char));
  if (!answer.ok) return;
  const data: unknown = await answer.json();
  if (isCharacter(data)) keepStrokes(char, data);
}

const isCharacter = (data: unknown): data is CharacterJson =>
  typeof data === 'object' &&
  data !== null &&
  'strokes' in data &&
  'medians' in data &&
  Array.isArray(data.strokes) &&
  Array.isArray(data.medians) &&
  data.strokes.length > 0 &&
  data.strokes.length === data.medians.length;
