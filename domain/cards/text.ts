/** Distractors typed in one field are separated by `||`; parts are trimmed and empty ones removed. */
export function splitDistractors(text: string): string[] {
  return text
    .split('||')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Trims every field of a list's items and drops the items that have a blank one. */
export function filledIn<T extends Record<string, string>>(items: readonly T[]): T[] {
  return items
    .map((item) => Object.fromEntries(Object.entries(item).map(([key, value]) => [key, value.trim()])) as T)
    .filter((item) => Object.values(item).every((value) => value !== ''));
}
