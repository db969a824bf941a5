/** A sentence cut around the word and what grows from it ("bake" in "baked"): odd pieces are the word. */
export function aroundWord(word: string, sentence: string): string[] {
  const literal = word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return literal === '' ? [sentence] : sentence.split(new RegExp(`\\b(${literal}\\w*)`, 'i'));
}

/** A definition and the word class it begins with ("adj."), null where it names none. */
export function splitWordClass(definition: string): { wordClass: string | null; meaning: string } {
  const [, wordClass, meaning] = /^([a-z]{1,5}\.)\s*(.+)$/su.exec(definition) ?? [];
  return wordClass && meaning ? { wordClass, meaning } : { wordClass: null, meaning: definition };
}
