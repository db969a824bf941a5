import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { settled } from './settled.ts';

/** Highest picture in px; a page that is higher is taken as the window shows it. */
const TALLEST = 3200;

/** `scrollHeight` is rounded: of half a pixel too little, the last row would show what is behind the page. */
const heightOfPage = () =>
  Math.max(document.documentElement.scrollHeight, Math.ceil(document.body.getBoundingClientRect().height));

/**
 * What is pictured: the page, for which the window grows, or the window where the page is endless. A page that grows with its
 * window is followed while it grows less each time; what is then still below is left out.
 */
async function pictured(): Promise<HTMLElement> {
  for (let grown = Number.POSITIVE_INFINITY; heightOfPage() <= TALLEST; ) {
    const more = heightOfPage() - innerHeight;
    if (more <= 0 || more >= grown) break;
    grown = more;
    await page.viewport(innerWidth, heightOfPage());
    await settled();
  }
  if (heightOfPage() <= innerHeight) return overlaid() ? wholeWindow() : document.body;
  // After a change of size the browser keeps the place as it thinks best: go to where the learner stands.
  const here = document.querySelector('[aria-current="step"]');
  if (here && heightOfPage() > TALLEST) here.scrollIntoView({ block: 'center', behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  await settled();
  return wholeWindow();
}

/** What is fixed to the window, such as a dialog, is pictured with it: a body that is only a strip would show nothing of it. */
const overlaid = () =>
  document.body.getBoundingClientRect().height < innerHeight &&
  [...document.body.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height > 0 && getComputedStyle(element).position === 'fixed' && element.checkVisibility();
  });

/** The whole window. */
function wholeWindow(): HTMLElement {
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.documentElement.append(pane);
  return pane;
}

/** Compares what is shown with the baseline of this name. */
export async function expectPicture(name: string) {
  if (import.meta.env.PICTURES === 'skip') return;
  const target = await pictured();
  await expect(page.elementLocator(target)).toMatchScreenshot(name);
  if (target !== document.body) target.remove();
}
