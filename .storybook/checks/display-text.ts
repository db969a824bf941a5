import { expect } from 'vitest';
import displayText from '../../client/theme/display-text.txt?raw';

/** Chinese characters and their punctuation: letters and numerals are of the face before it in the stack, which holds all of them. */
const CHINESE = /[\u3000-\u9fff\uff00-\uffef]/;

/** The display face holds only some characters: any other falls into another face in the middle of a word. */
export function expectDisplayCharacters() {
  const known = new Set(displayText);
  const missing = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('[data-user-text]')) continue;
    if (!getComputedStyle(element).fontFamily.includes('ZCOOL')) continue;
    for (const c of node.nodeValue ?? '') if (CHINESE.test(c) && !known.has(c)) missing.add(c);
  }
  expect([...missing].join(''), 'add to client/theme/display-text.txt, then node scripts/subset-fonts.mjs').toBe('');
}
