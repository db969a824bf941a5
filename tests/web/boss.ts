import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { seededRandom } from '#domain/random.ts';
import { act, advance } from '#domain/session/act.ts';
import { rightOption } from '#domain/session/judge.ts';
import { serialiseSession } from '#domain/session/resume.ts';
import type { QuizFrame, Session, UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { keptSession, nextKey } from '../e2e/lesson-player.ts';
import type { Phone } from './phone.ts';
import type { Table } from './table.ts';

const SLOWDOWN = 4;
/** How long a movement is watched, ms: until a right answer goes on by itself; the boss comes in after one. */
const WATCH_MS = { rest: 1000, entrance: 1800, hit: 650, defeat: 650 };
/** A frame that came later than this after the last one was missed at 60 in a second. */
const LATE_MS = 25;
/** Of a hundred frames so many may be late: what the machine does beside the page counts too. */
const LATE_PERCENT = 5;
const MAX_STEPS = 400;
/** Questions of the boss at which it is watched. */
const HITS = 3;
/** In which what moved before has come to rest. */
const REST_MS = 700;
/** What a right answer sets in motion in each kind of frame. */
const NAMES = { practice: 'entrance', boss: 'hit', match: 'defeat' } as const;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

type Storage = Record<string, string>;

/** What answers the question of a session's frame rightly. */
function rightAction({ question, answer }: QuizFrame): FaceAction {
  if (!question || !answer) throw new Error('nothing is asked');
  if (answer.kind === 'recall') return answer.open ? { type: 'recall', remembered: true } : { type: 'reveal' };
  if (answer.kind === 'spell' && 'steps' in question) {
    const next = question.steps[answer.typed];
    return { type: 'choose', option: next?.options.indexOf(next.letter) ?? 0 };
  }
  if (answer.kind === 'pick' && 'options' in question)
    return { type: 'choose', option: rightOption(question as never) };
  throw new Error(`no answer to ${question.face}`);
}

/** The device of a learner who is asked the last question of practice: the boss comes after it. */
function beforeTheBoss(storage: Storage): Storage {
  const { unit } = stateOf(storage, 'bread.unit') as { unit: UnitStart };
  const { token } = stateOf(storage, 'bread.session') as { token: string };
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const now = Date.now();
  let kept = '';
  let session = startSession(unit, { random: seededRandom(unit.unitId), now });
  for (let count = 0; session.frame.type !== 'bossStart'; count++) {
    const { frame } = session;
    if (frame.type !== 'practice' || count === MAX_STEPS) throw new Error('no boss comes');
    if (frame.answer?.passed) session = advance(session, now);
    else {
      kept = serialiseSession(session);
      session = act(session, rightAction(frame), now).session;
    }
  }
  return { ...storage, [`bread.lesson.${sub}`]: kept };
}

const stateOf = (storage: Storage, key: string): unknown => JSON.parse(storage[key] ?? '{}').state;

/** What is seen of one movement. */
interface Movement {
  name: keyof typeof WATCH_MS;
  /** ms between frames, the first two of them with the work that the press made */
  frames: number[];
}

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

/** Plays on without a mistake until `stop`; answers where it stands. */
async function playUntil(page: Page, stop: (session: Session) => boolean): Promise<Session> {
  let session = await keptSession(page);
  for (let count = 0; count < MAX_STEPS; count++) {
    if (!session) throw new Error('no lesson is kept');
    if (stop(session)) return session;
    session = await step(page, session);
  }
  throw new Error(`${MAX_STEPS} steps did not lead there`);
}

declare global {
  interface Window {
    /** ms between the frames after the key that is waited for, once they were seen. */
    framesSeen: Promise<number[]>;
  }
}

/** Counts frames from the next key on. Runs in the page. */
function watchFrames(ms: number) {
  window.framesSeen = new Promise((done) => {
    const begin = () => {
      const frames: number[] = [];
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
    addEventListener('keydown', begin, { capture: true, once: true });
  });
}

/** What a key sets in motion, frame by frame, on a processor four times slower. */
async function watch(page: Page, devtools: CDPSession, name: Movement['name'], key: string): Promise<Movement> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchFrames, WATCH_MS[name]);
  await page.keyboard.press(key);
  const frames = await page.evaluate(() => window.framesSeen);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { name, frames };
}

/** Whether the next right key passes the question. */
function isAtItsEnd(session: Session): boolean {
  const { frame } = session;
  if (frame.type === 'match')
    return frame.match.left !== null && frame.match.goneLeft.filter((gone) => !gone).length === 1;
  if (!('answer' in frame) || !frame.answer || frame.answer.passed) return false;
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
  await page.locator('main h1').first().waitFor();
  await setTimeout(2 * REST_MS);
  // what the machine misses while nothing is asked of the page but the companion that breathes
  movements.push(await watch(page, devtools, 'rest', 'Shift'));
  for (const frame of ['practice', ...Array(HITS).fill('boss'), 'match'] as const) {
    const session = await playUntil(page, (it) => it.frame.type === frame && isAtItsEnd(it));
    await setTimeout(REST_MS);
    movements.push(await watch(page, devtools, NAMES[frame as keyof typeof NAMES], nextKey(session)));
    // it goes on by itself
    await setTimeout(REST_MS);
  }
  return movements;
}

const lateShare = (frames: number[]) => (100 * frames.filter((ms) => ms > LATE_MS).length) / Math.max(1, frames.length);

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
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, beforeTheBoss(storage));
    const page = await context.newPage();
    const movements = await meetBoss(page, await context.newCDPSession(page), url);
    const rest = movements.find(({ name }) => name === 'rest')?.frames ?? [];
    table.note('boss', `at rest ${lateShare(rest).toFixed(1)} % of the frames are late on this machine`);
    for (const name of ['entrance', 'hit', 'defeat'] as const) {
      const seen = movements.filter((movement) => movement.name === name);
      // the first two are those of the press, which has its own limit
      const frames = seen.flatMap(({ frames }) => frames.slice(2));
      table.atMost('boss', `${name}, 4× slower CPU, late frames, %`, lateShare(frames), LATE_PERCENT, 1);
      const work = seen.map(({ frames: [first = 0, second = 0] }) => (first + second).toFixed(0));
      table.note(
        'boss',
        `${name}: work of the press ${work.join(', ')} ms, longest frame ${Math.max(...frames).toFixed(0)} ms`,
      );
    }
  } finally {
    chrome.kill();
  }
}
