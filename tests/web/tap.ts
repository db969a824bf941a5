import { chromium, type Page } from '@playwright/test';
import type { Phone } from './phone.ts';

const SLOWDOWN = 4;
const MAX_TAPS = 60;

declare global {
  interface Window {
    /** Milliseconds from the end of each tap to the paint that shows its verdict. */
    verdicts: number[];
  }
}

/**
 * Notes when a verdict's sheet is painted after a tap, counted from when the finger was lifted, as for an interaction in
 * web.dev/articles/inp; runs in the page.
 */
function watchVerdicts() {
  window.verdicts = [];
  let tapped: number | null = null;
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then; // the first task after the frame was drawn
      port2.postMessage(null);
    });
  addEventListener(
    'click',
    (event) => {
      tapped = event.timeStamp; // of the touch that ended
    },
    true,
  );
  const seen = new MutationObserver((changes) => {
    const sheet = changes.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element && node.matches('section[data-kind]')),
    );
    if (!sheet || tapped === null) return;
    const from = tapped;
    tapped = null;
    painted(() => window.verdicts.push(performance.now() - from));
  });
  document.addEventListener('DOMContentLoaded', () => seen.observe(document.body, { childList: true, subtree: true }));
}

/** Taps the first option that can still be tapped; on with the lesson where nothing is asked. */
async function tapNext(page: Page): Promise<void> {
  const again = page.locator('section[data-kind=wrong] button');
  if (await again.isVisible()) return again.tap();
  const option = page.locator('main fieldset button:not([disabled], [aria-disabled=true])').first();
  if (await option.isVisible()) return option.tap();
  const on = page.locator('main').getByRole('button', { name: /继续|开始|下一/ });
  if (await on.first().isVisible()) return on.first().tap();
  await page.waitForTimeout(100);
}

/** Milliseconds from the end of a tap to the verdict of `count` answers in a real lesson, on a phone four times slower than this machine. */
export async function tapToVerdict(
  phone: Phone,
  url: string,
  storage: Record<string, string>,
  count: number,
): Promise<number[]> {
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
    await context.addInitScript(watchVerdicts);
    const page = await context.newPage();
    await page.goto(`${url}/unit/learn`);
    await page.locator('main fieldset').first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const verdicts = () => page.evaluate(() => window.verdicts);
    for (let tap = 0; tap < MAX_TAPS && (await verdicts()).length < count; tap++) {
      await tapNext(page);
      await page.waitForTimeout(150);
    }
    const all = await verdicts();
    if (all.length < count) throw new Error(`only ${all.length} verdicts after ${MAX_TAPS} taps`);
    return all;
  } finally {
    chrome.kill();
  }
}
