import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { settled } from './settled.ts';

/** Highest picture in px; a page that is higher is taken as the window shows it. */
const TALLEST = 3200;

/** `scrollHeight` is rounded: of half a pixel too little, the last row would show what is behind the page. */
const heightOfPage = () =>
  Math.max(document.documentElement.scrollHeight, Math.ceil(document.body.getBoundingClientRect().height));

const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]';

/** Whether something is open that stands over the page and beyond its box: the box alone would show a strip of what is behind. */
function standsBeyond(page: DOMRectReadOnly): boolean {
  return [...document.querySelectorAll(OVER_THE_PAGE)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .some(
      ({ top, bottom, left, right }) =>
        top < page.top || bottom > page.bottom || left < page.left || right > page.right,
    );
}

/** A box as large as the window, to be pictured in place of the page. */
function windowPane(): HTMLElement {
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.documentElement.append(pane);
  return pane;
}

/**
 * What is pictured: the page, for which the window grows, or the window where the page is endless or something stands over it. A page that grows with its
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
  if (heightOfPage() <= innerHeight)
    return standsBeyond(document.body.getBoundingClientRect()) ? windowPane() : document.body;
  // After a change of size the browser keeps the place as it thinks best: go to where the learner stands.
  const here = document.querySelector('[aria-current="step"]');
  if (here && heightOfPage() > TALLEST) here.scrollIntoView({ block: 'center', behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  await settled();
  return windowPane();
}

/** Compares what is shown with the baseline of this name. */
export async function expectPicture(name: string) {
  if (import.meta.env.PICTURES === 'skip') return;
  const target = await pictured();
  await expect(page.elementLocator(target)).toMatchScreenshot(name);
  if (target !== document.body) target.remove();
}
