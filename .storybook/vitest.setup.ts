// After its play function every story is checked for accessibility (by the addon) and compared with its baseline picture.
// A story asks for more pictures by `parameters.shots`, such as ['dark', 'mobile', 'dark mobile', 'en pc'].
import axe from 'axe-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import displayText from '../client/theme/display-text.txt?raw';
import { type ViewportName, viewports } from './modes.ts';
import { type StageSettings, useStage } from './stage.tsx';

interface StoryParameters {
  shots?: readonly string[];
  layout?: string;
  /** false where nothing but the play function counts */
  picture?: false;
}

const words: Record<string, Partial<StageSettings>> = {
  dark: { theme: 'dark' },
  light: { theme: 'light' },
  en: { locale: 'en' },
  zh: { locale: 'zh' },
};

/** Fonts, pictures and React are done. */
async function settled() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** The display face holds only some characters: any other falls into another face in the middle of a word. */
function expectDisplayCharacters() {
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

/** The addon looked at the story as it was first shown; in another theme only the colours are new. */
async function expectContrast() {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map((n) => `${n.target.join(' ')}: ${n.failureSummary}`))).toEqual([]);
}

const TALLEST = 3200;

/** What is pictured: the page, for which the window grows, or the window alone where the page is endless. */
async function pictured(): Promise<HTMLElement> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= innerHeight) return document.body;
  if (scrollHeight <= TALLEST) {
    await page.viewport(innerWidth, scrollHeight);
    await settled();
    return document.body;
  }
  // After a change of size the browser keeps the place as it thinks best: go to where the learner stands.
  const here = document.querySelector('[aria-current="step"]');
  if (here) here.scrollIntoView({ block: 'center', behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  await settled();
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.documentElement.append(pane);
  return pane;
}

const expectPicture = async (name: string) => {
  if (import.meta.env.PICTURES === 'skip') return;
  const target = await pictured();
  await expect(page.elementLocator(target)).toMatchScreenshot(name);
  if (target !== document.body) target.remove();
};

beforeAll(() => {
  document.documentElement.dataset.still = '';
});

afterEach(async (context) => {
  if (context.task.result?.state === 'fail') return;
  const { storyId } = context.task.meta as { storyId?: string };
  if (!storyId) return;
  const { parameters } = (context as unknown as { story: { parameters: StoryParameters } }).story;
  if (parameters.picture === false) return;
  document.body.style.minHeight = parameters.layout === 'fullscreen' ? '100vh' : '0';
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '24px';

  const size = { width: innerWidth, height: innerHeight };
  await settled();
  expectDisplayCharacters();
  await expectPicture(storyId);

  for (const shot of parameters.shots ?? []) {
    const parts = shot.split(' ');
    useStage.setState(Object.assign({}, ...parts.map((part) => words[part])), true);
    const name = parts.find((part) => part in viewports) as ViewportName | undefined;
    const { width, height } = name
      ? {
          width: Number.parseInt(viewports[name].styles.width, 10),
          height: Number.parseInt(viewports[name].styles.height, 10),
        }
      : size;
    await page.viewport(width, height);
    await settled();
    expectDisplayCharacters();
    if (parts.includes('dark')) await expectContrast();
    await expectPicture(`${storyId}--${parts.join('-')}`);
  }
  await page.viewport(size.width, size.height);
});
