/** Where the typewriter is: how many letters of which word it shows, and what it does next. */
export interface Typing {
  word: number;
  letters: number;
  doing: 'hold' | 'erase' | 'type' | 'rest';
}

/** It opens with the first word whole, so that the sentence can be read at once. */
export const firstTyping = (words: readonly string[]): Typing => ({
  word: 0,
  letters: [...(words[0] ?? '')].length,
  doing: words.length > 1 ? 'hold' : 'rest',
});

/** Milliseconds a state lasts before the next one; null for ever. */
export function typingMs({ doing }: Typing): number | null {
  return { hold: 1_800, erase: 60, type: 140, rest: null }[doing];
}

/** The next state. Every word is typed once; back at the first one it rests, so that nothing moves for ever. */
export function nextTyping({ word, letters, doing }: Typing, words: readonly string[]): Typing {
  const length = [...(words[word] ?? '')].length;
  switch (doing) {
    case 'hold':
      return { word, letters, doing: 'erase' };
    case 'erase':
      return letters > 1
        ? { word, letters: letters - 1, doing: 'erase' }
        : { word: (word + 1) % words.length, letters: 0, doing: 'type' };
    case 'type':
      if (letters + 1 < length) return { word, letters: letters + 1, doing: 'type' };
      return { word, letters: length, doing: word === 0 ? 'rest' : 'hold' };
    case 'rest':
      return { word, letters, doing: 'rest' };
  }
}
