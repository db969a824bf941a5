import { expect } from 'vitest';

const cuts = new Set(['hidden', 'clip']);

/** The box that a text cannot leave: the nearest one that hides, cuts or scrolls what is beyond its edges. */
function frameOf(element: Element): Element | null {
  const { overflowX, overflowY } = getComputedStyle(element);
  if (overflowX !== 'visible' || overflowY !== 'visible') return element;
  return element.parentElement && frameOf(element.parentElement);
}

/** Whether a text is cut off at its sides or its foot. What is shortened on purpose says so by an ellipsis, a clamp or `data-clamped`. */
function isCut(text: Text): boolean {
  const parent = text.parentElement;
  if (!parent || !text.nodeValue?.trim() || parent.closest('svg, .sr-only, [data-clamped]')) return false;
  const frame = frameOf(parent);
  if (!frame || frame === document.body || frame === document.documentElement) return false;
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(frame);
  if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = range.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  // said, not shown
  if (box.width <= 1) return false;
  const beyondSide = cuts.has(overflowX) && (words.right > box.right + 2 || words.left < box.left - 2);
  const beyondFoot = cuts.has(overflowY) && words.bottom > box.bottom + 2;
  return words.width > 0 && (beyondSide || beyondFoot);
}

const nameOf = (element: Element) => element.outerHTML.slice(0, 80);

/** What reaches beyond the right edge of the page, without its children: who mends it need not search. */
function beyondPage(): string[] {
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1,
  );
  const free = beyond.filter((element) => frameOf(element) === null);
  const wide = free.length > 0 ? free : beyond;
  return wide.filter((element) => !wide.some((other) => other !== element && element.contains(other))).map(nameOf);
}

/** Text of twice the size neither makes the page scroll sideways nor is cut off. */
export function expectRoomForText() {
  if (document.documentElement.scrollWidth > innerWidth) expect(beyondPage(), 'the page scrolls sideways').toEqual([]);
  expect(document.documentElement.scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(innerWidth);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isCut(node as Text))
      cut.push(`${node.nodeValue} in ${nameOf(frameOf(node.parentElement as Element) as Element)}`);
  expect(cut, 'text that is cut off').toEqual([]);
}
