import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ownBlockingMs } from './own-time.ts';
import type { Phone } from './phone.ts';

/** A page to look at, and what the device keeps before it is opened. */
export interface Visit {
  name: string;
  path: string;
  storage: Record<string, string>;
}

/** What one file cost on the wire. */
interface Transfer {
  /** Path on the site. */
  path: string;
  kind: string;
  bytes: number;
}

export interface Audit {
  lcpMs: number;
  /** When what is to be seen was there, on average over the picture: the page itself, where a companion was painted first. */
  speedIndexMs: number;
  tbtMs: number;
  /** The same without what others on the machine kept it waiting. */
  ownTbtMs: number;
  cls: number;
  /** 0 to 100 */
  accessibility: number;
  bestPractices: number;
  /** Names of the audits below 1 in the last two. */
  faults: string[];
  transfers: Transfer[];
  /** How fast Lighthouse found this machine; below 1000 a phone four times slower is not what it measured. */
  machine: number;
}

/** The first text of a browser has it read the fonts of the machine; a phone's has done so long ago. */
const FIRST_TEXT = '<p lang="zh-CN">面包地图 <b>Bread Atlas</b></p>';

/** Lighthouse keeps what a site has stored, so what is put there before is there when the page is audited. */
async function store(port: number, url: string, storage: Record<string, string>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await page.goto('about:blank');
  await page.setContent(FIRST_TEXT);
  await page.close();
  await browser.close();
}

/** Times a busy machine may keep Lighthouse from seeing a paint before that counts as a failure. */
const ATTEMPTS = 3;

/** Audits a page with the mobile preset in a browser of its own. Throws where Lighthouse could not. */
export async function audit(phone: Phone, url: string, visit: Visit): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(phone, url, visit);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.warn(`${visit.name}: ${(error as Error).message}; once more`);
    }
  }
}

async function auditOnce(phone: Phone, url: string, { path, storage }: Visit): Promise<Audit> {
  const chrome = await phone.open();
  try {
    await store(chrome.port, url, storage);
    const result = await lighthouse(url + path, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result) throw new Error(`Lighthouse answered nothing for ${path}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
    const reached = new URL(result.lhr.finalDisplayedUrl).pathname;
    if (reached !== path) throw new Error(`${path} led to ${reached}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const faults = ['accessibility', 'best-practices'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
    return {
      lcpMs: value('largest-contentful-paint'),
      speedIndexMs: value('speed-index'),
      tbtMs: value('total-blocking-time'),
      ownTbtMs: ownBlockingMs(result.artifacts.Trace.traceEvents, url),
      cls: value('cumulative-layout-shift'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      faults,
      machine: result.lhr.environment.benchmarkIndex,
      transfers: transfersOf(audits['network-requests']?.details),
    };
  } finally {
    chrome.kill();
  }
}

function transfersOf(details: unknown): Transfer[] {
  const { items = [] } = (details ?? {}) as {
    items?: { url: string; resourceType?: string; transferSize?: number }[];
  };
  return items
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, resourceType = 'Other', transferSize = 0 }) => ({
      path: new URL(url).pathname.slice(1),
      kind: resourceType,
      bytes: transferSize,
    }));
}
