import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import type { Phone } from './phone.ts';

/** A lesson that was opened on a phone, four times slower than this machine. */
export interface SlowLesson {
  page: Page;
  devtools: CDPSession;
}

const SLOWDOWN = 4;
const MAX_TAPS = 60;
/** How long a finger that taps rests on the glass. */
const PRESS_MS = 100;
/** A target that is gone by then is gone with its question. */
const GONE_MS = 1000;
const gone = () => null;
/** Between two taps. */
const PAUSE_MS = 600;

declare global {
  interface Window {
    /** Milliseconds from the end of each tap that got a verdict to the picture that shows it. */
    verdicts: number[];
  }
}

/**
 * Notes how long the taps took whose option was marked right or wrong, as the browser itself counts an interaction (Event Timing, by
 * which web.dev/articles/inp goes): from when the finger was lifted to the next picture, in steps of 8 ms. Runs in the page.
 */
function watchVerdicts() {
  window.verdicts = [];
  /** When each mark came into the document that no tap was found for yet. */
  const marks: number[] = [];
  const isMarked = ({ target }: MutationRecord) =>
    target instanceof Element && target.matches('fieldset button:is([data-state=correct], [data-state=wrong])');
  const seen = new MutationObserver((changes) => {
    if (changes.some(isMarked)) marks.push(performance.now());
  });
  document.addEventListener('DOMContentLoaded', () =>
    seen.observe(document.body, { subtree: true, attributeFilter: ['data-state'] }),
  );

  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      // A mark that came later than the picture is not what was seen.
      const at = marks.findIndex((mark) => mark >= startTime && mark <= startTime + duration);
      if (name !== 'click' || at < 0) continue;
      marks.splice(at, 1);
      window.verdicts.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** What to tap next: the first option that can still be tapped, or what goes on with the lesson where nothing is asked. */
async function nextTarget(page: Page): Promise<Locator | null> {
  const targets = [
    page.locator('section[data-kind=wrong] button'),
    page.locator('main fieldset button:not([disabled], [aria-disabled=true])'),
    page.locator('main').getByRole('button', { name: /继续|开始|下一/ }),
  ];
  for (const target of targets) {
    if (await target.first().isVisible()) return target.first();
  }
  return null;
}

/**
 * A finger on the middle of it. Playwright's own tap lifts it in the same moment, so that the work of the touch falls into that of
 * the click, and looks at each event in the page.
 */
export async function touch(devtools: CDPSession, target: Locator): Promise<void> {
  // Playwright's own way waits for what moves to stand still, which some buttons never do.
  await target
    .evaluate((element) => element.scrollIntoView({ block: 'nearest' }), undefined, { timeout: GONE_MS })
    .catch(gone);
  const box = await target.boundingBox({ timeout: GONE_MS }).catch(gone);
  if (!box) return;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await setTimeout(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Opens the lesson of a device with `watch` running in its page from the start, hands it to `play`, and closes the browser. */
export async function inSlowLesson<T>(
  phone: Phone,
  url: string,
  storage: Record<string, string>,
  watch: () => void,
  play: (lesson: SlowLesson) => Promise<T>,
): Promise<T> {
  const chrome = await phone.open();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
    });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.goto(`${url}/unit/learn`);
    await page.locator('main #face-prompt').waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await play({ page, devtools });
  } finally {
    chrome.kill();
  }
}

/** Milliseconds from the end of a tap to the verdict of `count` answers in a real lesson, on a phone four times slower than this machine. */
export const tapToVerdict = (phone: Phone, url: string, storage: Record<string, string>, count: number) =>
  inSlowLesson(phone, url, storage, watchVerdicts, async ({ page, devtools }) => {
    const verdicts = () => page.evaluate(() => window.verdicts);
    for (let tap = 0; tap < MAX_TAPS && (await verdicts()).length < count; tap++) {
      const target = await nextTarget(page);
      if (target) await touch(devtools, target);
      await setTimeout(PAUSE_MS);
    }
    const all = await verdicts();
    if (all.length < count) throw new Error(`only ${all.length} verdicts after ${MAX_TAPS} taps`);
    return all;
  });
