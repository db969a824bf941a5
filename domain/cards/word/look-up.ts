/** The word to look up, lower-cased; null for what has anything but letters of English. */
export function lookUpWord(text: string): string | null {
  const word = text.trim().toLowerCase();
  return /^[a-z]+$/.test(word) ? word : null;
}

/** A sentence cut so that every word that can be looked up stands alone: "It’s a loaf." has "a" and "loaf". */
export function wordsIn(sentence: string): string[] {
  return sentence.split(/(?<![\p{L}\p{N}'’-])([a-z]+)(?![\p{L}\p{N}'’-])/iu).filter((piece) => piece !== '');
}
