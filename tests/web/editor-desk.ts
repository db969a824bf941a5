import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium, plainBrowser } from '../../scripts/support/chromium.mjs';
import type { Author } from './author.ts';

const SLOWDOWN = 4;

declare global {
  interface Window {
    /** Milliseconds between pictures, since the last time it was emptied. */
    pictures: number[];
    /** Milliseconds from each key to the picture that shows it. */
    keys: number[];
  }
}

/** Notes the time between two pictures, and from a key to the next one (Event Timing, in steps of 8 ms, from 16). Runs in the page. */
function watch() {
  window.pictures = [];
  window.keys = [];
  let last = performance.now();
  const next = (now: number) => {
    window.pictures.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** A browser on an author's desk, four times slower than this machine. */
export class EditorDesk {
  private constructor(
    private readonly url: string,
    private readonly author: Author,
    private readonly page: Page,
    readonly close: () => Promise<void>,
  ) {}

  static async open(url: string, author: Author): Promise<EditorDesk> {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: plainBrowser });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, author.loggedIn);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const desk = new EditorDesk(url, author, page, () => browser.close());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return desk;
  }

  /** Milliseconds from each of `count` keys to the picture that shows its letter, in the full card with the preview beside it. */
  async type(count: number): Promise<number[]> {
    const { full } = this.author;
    await this.page.goto(`${this.url}/packages/${full.id}?chapterId=${full.chapterId}&cardId=${full.cardId}`);
    const text = this.page.getByRole('textbox', { name: '正文' });
    await text.waitFor();
    await this.page.locator('iframe').waitFor();
    await setTimeout(3000);
    await text.click();
    await this.page.evaluate(() => {
      window.keys = [];
    });
    for (let key = 0; key < count; key++) {
      // one letter more and one less, so that the card stays as full as it was
      await this.page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace');
      await setTimeout(300);
    }
    const seen = await this.page.evaluate(() => window.keys);
    // what took less than 16 ms is not told
    return [...seen, ...Array.from({ length: Math.max(0, count - seen.length) }, () => 16)];
  }

  /** Milliseconds from the tap on the package on the shelf until a card of its list is seen and can be chosen. */
  async openLarge(): Promise<number> {
    await this.page.goto(`${this.url}/shelf`);
    const bag = this.page.locator(`a[href^="/packages/${this.author.large.id}"]`).first();
    await bag.waitFor();
    await setTimeout(2000);
    const began = await this.page.evaluate((id) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(`a[href^="/packages/${id}"]`)?.click();
      return start;
    }, this.author.large.id);
    const opened = await this.page.evaluate(
      () =>
        new Promise<number>((done) => {
          const look = () => {
            const row = document.querySelector<HTMLElement>('[role=grid] [role=row]');
            if (!row || row.getBoundingClientRect().height === 0) return void requestAnimationFrame(look);
            row.click();
            const chosen = () =>
              row.getAttribute('aria-selected') === 'true'
                ? done(performance.now())
                : void requestAnimationFrame(chosen);
            requestAnimationFrame(chosen);
          };
          look();
        }),
    );
    return opened - began;
  }

  /** Opens the large package and waits until all of its cards are there. */
  async awaitLarge(): Promise<void> {
    const { large } = this.author;
    await this.page.goto(`${this.url}/packages/${large.id}?chapterId=${large.chapterId}`);
    const rows = this.page.getByRole('grid').getByRole('row');
    await rows.first().waitFor();
    await rows.first().click();
    await this.page.keyboard.press('End');
    await this.page.waitForFunction(
      () => Number(document.querySelector('[role=grid] [role=row]:last-of-type')?.textContent?.match(/\d+/)?.[0]) > 0,
    );
    await setTimeout(8000);
    await this.page.keyboard.press('Home');
    await setTimeout(1500);
  }

  /** Milliseconds between pictures while the list is scrolled by the wheel for so long. */
  async scroll(ms: number): Promise<number[]> {
    const box = await this.page.getByRole('grid').boundingBox();
    if (!box) throw new Error('the list is not seen');
    await this.page.mouse.move(box.x + 100, box.y + 300);
    await this.startFrames();
    const end = Date.now() + ms;
    while (Date.now() < end) {
      await this.page.mouse.wheel(0, 240);
      await setTimeout(16);
    }
    return this.page.evaluate(() => window.pictures);
  }

  /** Milliseconds between pictures while a card is carried over so many rows, and over how many it was. */
  async drag(rows: number): Promise<{ frames: number[]; rows: number }> {
    const box = await this.page.getByRole('grid').boundingBox();
    if (!box) throw new Error('the list is not seen');
    const first = () =>
      this.page.evaluate(() => {
        const list = document.querySelector<HTMLElement>('[role=grid] > *');
        return list?.scrollTop ?? 0;
      });
    // rows take no pointer while they are scrolled
    await setTimeout(1500);
    await this.page.mouse.move(box.x + 100, box.y + 120);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + 100, box.y + 140, { steps: 3 });
    await this.page.mouse.move(box.x + 100, box.y + box.height - 12, { steps: 12 });
    await setTimeout(300);
    await this.startFrames();
    const from = await first();
    const height = await this.page.evaluate(() => {
      const all = [...document.querySelectorAll('[role=grid] [role=row]')];
      return all.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / all.length;
    });
    const end = Date.now() + 90_000;
    while (Date.now() < end && (await first()) - from < rows * height) {
      await this.page.mouse.move(box.x + 100 + (Date.now() % 3), box.y + box.height - 12);
      await setTimeout(50);
    }
    const frames = await this.page.evaluate(() => window.pictures);
    const carried = ((await first()) - from) / height;
    await this.page.keyboard.press('Escape');
    await this.page.mouse.up();
    return { frames, rows: carried };
  }

  private async startFrames() {
    await this.page.evaluate(() => {
      window.pictures = [];
    });
  }
}
