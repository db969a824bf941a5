import { expect } from 'vitest';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab]';

/** Least width and height of a target in px: fingers on a phone, a pointer from 768 px up. */
const leastOf = (width: number) => (width < 768 ? 48 : 40);

/** A pixel lost to rounding hurts nobody. */
const SLACK = 0.6;

/** Size of the invisible box that a part lays over itself to be hit more easily. */
function overlayOf(control: Element): Size {
  const boxes = ['::before', '::after']
    .map((pseudo) => getComputedStyle(control, pseudo))
    .filter(({ content, position }) => content !== 'none' && position === 'absolute');
  const longest = (side: 'width' | 'height') => Math.max(0, ...boxes.map((box) => Number.parseFloat(box[side])));
  return { width: longest('width'), height: longest('height') };
}

/** What may be pressed for a control: itself, its overlay, the label around it, or what says that it stands for it. */
function targetOf(control: Element) {
  const box = (control.closest('label, [data-target]') ?? control).getBoundingClientRect();
  const overlay = overlayOf(control);
  return { width: Math.max(box.width, overlay.width), height: Math.max(box.height, overlay.height) };
}

const isShown = (element: Element) => {
  const { width, height, bottom } = element.getBoundingClientRect();
  // The inputs behind drawn ones are a pixel, and a skip link is above the page until it has the focus.
  return (
    width > 1 &&
    height > 1 &&
    bottom > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

/** The box whose lines an element stands in. */
function blockOf(element: Element): Element | null {
  const parent = element.parentElement;
  return parent && getComputedStyle(parent).display.startsWith('inline') ? blockOf(parent) : parent;
}

const hasOwnText = (element: Element | null) =>
  [...(element?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Words within a line of text may be as high as the line: links in a sentence, blanks of a poem. */
function isInText(element: Element): boolean {
  if (hasOwnText(element.parentElement)) return true;
  if (!getComputedStyle(element).display.startsWith('inline')) return false;
  return (blockOf(element)?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
}

interface Size {
  width: number;
  height: number;
}

/** Whether something else with a target of full size does the same, such as the card around a link. */
const isCovered = (control: Element, least: number) => {
  const around = control.parentElement?.closest(CONTROLS);
  return around !== null && around !== undefined && isLarge(around.getBoundingClientRect(), least);
};

const isLarge = ({ width, height }: Size, least: number) => width >= least - SLACK && height >= least - SLACK;

/** Every control of a screen is large enough for a finger, or for a pointer on a wide one. */
export function expectTargets() {
  const least = leastOf(innerWidth);
  const small = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => isShown(control) && !control.matches(':disabled, [aria-hidden=true] *, [tabindex="-1"]'))
    .map((control) => ({ control, box: targetOf(control) }))
    .filter(({ control, box }) => !isLarge(box, least) && !isInText(control) && !isCovered(control, least))
    .map(
      ({ control, box }) =>
        `${Math.round(box.width)}×${Math.round(box.height)} ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30)} ${control.outerHTML.slice(0, 90)}`,
    );
  expect(small, `targets of at least ${least} px at ${innerWidth} px`).toEqual([]);
}
