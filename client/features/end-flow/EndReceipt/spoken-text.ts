const SAID_BY_NAME = new Set(['img', 'progressbar', 'button']);

/** What a screen reader says of an element when it reads it line by line: its words, pictures and meters by their names. */
export function spokenText(element: Element): string {
  return wordsOf(element).join(' ').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return [];
  const name = node.getAttribute('aria-label');
  const role = node.getAttribute('role') ?? node.tagName.toLowerCase();
  if (name && SAID_BY_NAME.has(role)) return [name, node.getAttribute('aria-valuetext') ?? ''];
  return [...node.childNodes].flatMap(wordsOf);
}
