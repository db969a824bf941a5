interface Part {
  text: string;
  marked: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence cut at each use of the word, with the endings it takes ("tried" of "try" is left alone). */
export function withWordMarked(sentence: string, word: string): Part[] {
  if (word.trim() === '') return [{ text: sentence, marked: false }];
  const uses = new RegExp(`\\b(${escaped(word.trim())}(?:s|es|d|ed|ing|ly|'s)?)\\b`, 'gi');
  return sentence
    .split(uses)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
