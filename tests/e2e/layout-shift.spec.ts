import { expect, type Page, test } from '@playwright/test';
import { makeLearner } from '#tests/web/learner.ts';
import { learn } from './lesson-player.ts';

interface Shift {
  value: number;
  /** What moved, and its top before and after, px. */
  nodes: string[];
  /** What the page said. */
  page: string;
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes every shift that no input asked for; runs in the page before anything else. */
function watchShifts() {
  window.shifts = [];
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const name = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'a node that is gone').slice(0, 60);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      window.shifts.push({
        value: entry.value,
        nodes: entry.sources.map(
          ({ node, previousRect, currentRect }) => `${previousRect.top} → ${currentRect.top}: ${name(node)}`,
        ),
        page: document.querySelector('main')?.innerText.slice(0, 200) ?? '',
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function learnUnit(page: Page, url: string): Promise<Shift[]> {
  const { learning } = await makeLearner(url);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, learning);
  await page.addInitScript(watchShifts);
  await page.goto('/unit/learn');
  // The tip before a lesson is no part of it; how the page loads is measured by `npm run bench:web`.
  await expect(page.getByRole('main').getByRole('region')).toBeVisible();
  await page.evaluate(() => window.shifts.splice(0));
  await learn(page);
  return page.evaluate(() => window.shifts);
}

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
])
  test(`nothing moves by itself in a whole unit at ${viewport.width} px`, async ({ page, baseURL }) => {
    test.slow();
    await page.setViewportSize(viewport);
    expect(await learnUnit(page, baseURL as string)).toEqual([]);
  });
