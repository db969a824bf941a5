import { describe, expect, it } from 'vitest';
import { firstTyping, nextTyping, type Typing, typingMs } from '#client/features/landing/typing.ts';

const words = ['古诗', '单词'];
const shown = ({ word, letters }: Typing) => [...(words[word] ?? '')].slice(0, letters).join('');

describe('the typewriter of the landing page', () => {
  it('shows the first word whole, types every other one once and rests on the first', () => {
    const seen: string[] = [];
    let state = firstTyping(words);
    let ms = 0;
    while (state.doing !== 'rest') {
      seen.push(shown(state));
      ms += typingMs(state) ?? Number.NaN;
      state = nextTyping(state, words);
    }
    seen.push(shown(state));
    expect(seen).toEqual(['古诗', '古诗', '古', '', '单', '单词', '单词', '单', '', '古', '古诗']);
    expect(ms).toBe(2 * 1_800 + 4 * 60 + 4 * 140);
    expect(nextTyping(state, words)).toEqual(state);
  });

  it('does not move with a single word', () => {
    expect(firstTyping(['古诗']).doing).toBe('rest');
  });

  it('counts letters, not code units', () => {
    expect(firstTyping(['𠮷𠮷']).letters).toBe(2);
  });
});
