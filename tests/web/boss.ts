import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Session } from '#domain/session/session.ts';
import { keptSession, nextKey } from '../e2e/lesson-player.ts';
import type { Phone } from './phone.ts';
import type { Table } from './table.ts';

const SLOWDOWN = 4;
/** How long a movement is watched, ms: until a right answer goes on by itself. */
const WATCH_MS = 650;
/** A frame that came later than this after the last one was missed at 60 in a second. */
const LATE_MS = 25;
/** Of a hundred frames so many may be late: what the machine does beside the page counts too. */
const LATE_PERCENT = 5;
const MAX_STEPS = 400;
/** Questions of the boss at which it is watched. */
const HITS = 3;
/** In which what moved before has come to rest. */
const REST_MS = 700;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

type Storage = Record<string, string>;

/** What is seen of one movement. */
interface Movement {
  name: 'entrance' | 'hit' | 'defeat';
  /** ms between frames, the first of them with the work that the press made */
  frames: number[];
}

const storageOf = (page: Page): Promise<Storage> => page.evaluate(() => ({ ...localStorage }));

/** Presses the right key, again where the page was still busy, until the lesson stands elsewhere. */
async function step(page: Page, session: Session): Promise<Session> {
  const before = JSON.stringify(session);
  for (let attempt = 0; attempt < 40; attempt++) {
    await page.keyboard.press(nextKey(session));
    for (let look = 0; look < 10; look++) {
      const now = await keptSession(page);
      if (!now) throw new Error('the lesson ended under the bench');
      if (JSON.stringify(now) !== before) return now;
      await setTimeout(20);
    }
  }
  throw new Error(`nothing follows a ${session.frame.type} frame`);
}

/** Plays on without a mistake until `stop`; answers where it stands, and what the device kept before the last question. */
async function playUntil(page: Page, stop: (session: Session) => boolean): Promise<{ now: Session; kept: Storage }> {
  let kept = await storageOf(page);
  let session = await keptSession(page);
  for (let count = 0; count < MAX_STEPS; count++) {
    if (!session) throw new Error('no lesson is kept');
    if (stop(session)) return { now: session, kept };
    const asks = 'answer' in session.frame && session.frame.answer && !session.frame.answer.passed;
    if (asks) kept = await storageOf(page);
    session = await step(page, session);
  }
  throw new Error(`${MAX_STEPS} steps did not lead there`);
}

/** What a key sets in motion, frame by frame, on a processor four times slower. */
async function watch(page: Page, devtools: CDPSession, name: Movement['name'], key: string): Promise<Movement> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const seen = page.evaluate(
    (ms) =>
      new Promise<number[]>((done) => {
        const frames: number[] = [];
        const begin = (event: KeyboardEvent) => {
          if (!event.isTrusted) return;
          removeEventListener('keydown', begin, true);
          const start = performance.now();
          let last = start;
          const next = (at: number) => {
            frames.push(at - last);
            last = at;
            if (at - start < ms) requestAnimationFrame(next);
            else done(frames);
          };
          requestAnimationFrame(next);
        };
        addEventListener('keydown', begin, true);
      }),
    WATCH_MS,
  );
  await setTimeout(200);
  await page.keyboard.press(key);
  const frames = await seen;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { name, frames };
}

/** Whether the next right key passes the question. */
function isAtItsEnd(session: Session): boolean {
  const { frame } = session;
  if (frame.type === 'match')
    return frame.match.left !== null && frame.match.goneLeft.filter((gone) => !gone).length === 1;
  if (frame.type !== 'boss' || !frame.answer || frame.answer.passed) return false;
  const { question, answer } = frame;
  if (answer.kind === 'spell')
    return question !== null && 'steps' in question && answer.typed === question.steps.length - 1;
  if (answer.kind === 'fill') return answer.filled.filter((option) => option === null).length === 1;
  if (answer.kind === 'recall') return answer.open;
  return answer.kind === 'pick';
}

async function meetBoss(page: Page, devtools: CDPSession, url: string): Promise<Movement[]> {
  const movements: Movement[] = [];
  await page.goto(`${url}/unit/learn`);
  await page.locator('main fieldset').first().waitFor();
  const { kept } = await playUntil(page, ({ frame }) => frame.type === 'bossStart');

  // Once more from the last question of practice: the boss comes after it.
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await page.reload();
  await page.locator('main h1').first().waitFor();
  await setTimeout(2 * REST_MS);
  await playUntil(page, ({ frame }) => frame.type === 'practice' && frame.answer?.passed === true);
  movements.push(await watch(page, devtools, 'entrance', 'Enter'));

  for (const frame of [...Array(HITS).fill('boss'), 'match'] as const) {
    const session = await playUntil(page, (it) => it.frame.type === frame && isAtItsEnd(it));
    await setTimeout(REST_MS);
    movements.push(await watch(page, devtools, frame === 'match' ? 'defeat' : 'hit', nextKey(session.now)));
    // it goes on by itself
    await setTimeout(REST_MS);
  }
  return movements;
}

/**
 * The boss of a real lesson comes, is hit and is beaten, on a phone four times slower than this machine: nothing but the frame that
 * a press has work with may be late.
 */
export async function bossMovement(phone: Phone, url: string, storage: Storage, table: Table): Promise<void> {
  const chrome = await phone.open();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const context = await browser.newContext({ ...PHONE, isMobile: true, hasTouch: true, locale: 'zh-CN' });
    await context.addInitScript((entries) => {
      // once, or a reload would begin anew
      if (localStorage.length > 0) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const page = await context.newPage();
    const movements = await meetBoss(page, await context.newCDPSession(page), url);
    for (const name of ['entrance', 'hit', 'defeat'] as const) {
      const seen = movements.filter((movement) => movement.name === name);
      // the first frame is that of the press, which has its own limit
      const frames = seen.flatMap(({ frames }) => frames.slice(1));
      const late = frames.filter((ms) => ms > LATE_MS);
      table.atMost(
        'boss',
        `${name}, 4× slower CPU, late frames, %`,
        (100 * late.length) / frames.length,
        LATE_PERCENT,
        1,
      );
      const work = seen.map(({ frames: [first = 0] }) => first.toFixed(0));
      table.note(
        'boss',
        `${name}: work of the press ${work.join(', ')} ms, longest frame ${Math.max(...frames).toFixed(0)} ms`,
      );
    }
  } finally {
    chrome.kill();
  }
}
