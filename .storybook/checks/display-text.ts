import { expect } from 'vitest';
import displayText from '../../client/theme/display-text.txt?raw';

/** The display face holds only some characters: any other falls into another face in the middle of a word. */
export function expectDisplayCharacters() {
  const known = new Set(displayText);
  const missing = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('[data-user-text]')) continue;
    if (!getComputedStyle(element).fontFamily.startsWith('"ZCOOL')) continue;
    for (const c of node.nodeValue ?? '') if (c.trim() && !known.has(c)) missing.add(c);
  }
  expect([...missing].join(''), 'add to client/theme/display-text.txt, then node scripts/subset-fonts.mjs').toBe('');
}
