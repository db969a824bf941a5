/** Whether every word of a search stands somewhere in the texts, whatever its case. An empty search finds all. */
export function matches(search: string, texts: readonly (string | null)[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
