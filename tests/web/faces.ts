import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { makeReader } from './learner.ts';
import type { Phone } from './phone.ts';
import { inSlowLesson, touch } from './tap.ts';

const strokesOf = createRequire(import.meta.url);
/** Packages whose lessons are played, and the prompts of the faces that must have been among them. */
const LESSONS = [
  { title: '识字', faces: ['tone', 'ear', 'pinyin', 'strokes'] },
  { title: '英语', faces: ['listening'] },
] as const;
/** How each face is known by its prompt. */
const PROMPTS: readonly (readonly [string, RegExp])[] = [
  ['ear', /听到的是第几声/],
  ['listening', /听到的是什么意思/],
  ['tone', /这个字读第几声/],
  ['pinyin', /这个读音是哪个字/],
  ['strokes', /按笔顺写出/],
];
const LESSONS_MAX = 3;
const MAX_TAPS = 70;
/** Taps after which it is looked whether enough was seen. */
const LOOK_EVERY = 6;
/** Between two taps; a right answer goes on by itself meanwhile. */
const PAUSE_MS = 500;
/** Answers of each face that are counted. */
const ENOUGH = 3;
/** How long a finger rests where a stroke ends. */
const HOLD_MS = 90;

/** What answering a face took. */
export interface FaceTimes {
  face: string;
  /** ms from the end of each tap or stroke to the picture that shows what it came to */
  verdicts: number[];
  /** the longest task of the page between a tap and that picture, ms; 0 where all were short */
  task: number;
}

interface Seen {
  prompt: string;
  ms: number;
  task: number;
}

declare global {
  interface Window {
    answered: Seen[];
  }
}

/**
 * Notes of each tap or stroke that changed what is said of the answer how long it took, by the browser's own count (Event Timing), and
 * the longest task meanwhile (Long Tasks). The device has a Chinese and an English voice. Runs in the page.
 */
function watchFaces() {
  const voices = ['zh-CN', 'en-US'].map((lang) => ({
    lang,
    name: lang,
    default: false,
    localService: true,
    voiceURI: lang,
  }));
  speechSynthesis.getVoices = () => voices;
  speechSynthesis.speak = (utterance) => {
    setTimeout(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent), 20);
    setTimeout(() => utterance.onend?.(new Event('end') as SpeechSynthesisEvent), 300);
  };
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined, get: () => null });

  window.answered = [];
  const marks: { at: number; prompt: string }[] = [];
  const tasks: PerformanceEntry[] = [];
  const prompt = () => document.querySelector('#face-prompt')?.textContent ?? '';
  const isMarked = ({ target, type }: MutationRecord) =>
    type === 'characterData'
      ? target.parentElement?.matches('main [role=img] + p') === true
      : target instanceof Element && target.matches('fieldset button:is([data-state=correct], [data-state=wrong])');
  const seen = new MutationObserver((changes) => {
    if (changes.some(isMarked)) marks.push({ at: performance.now(), prompt: prompt() });
  });
  document.addEventListener('DOMContentLoaded', () =>
    seen.observe(document.body, { subtree: true, characterData: true, attributeFilter: ['data-state'] }),
  );
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (!['click', 'touchend', 'pointerup'].includes(name)) continue;
      const end = startTime + duration;
      const at = marks.findIndex((mark) => mark.at >= startTime && mark.at <= end);
      const [mark] = at < 0 ? [] : marks.splice(at, 1);
      if (!mark) continue;
      const meanwhile = tasks.filter((task) => task.startTime < end && task.startTime + task.duration > startTime);
      window.answered.push({
        prompt: mark.prompt,
        ms: duration,
        task: Math.max(0, ...meanwhile.map((task) => task.duration)),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Storage of a device that is about to play a unit with cards at every difficulty. */
async function unitOf(url: string, title: string): Promise<Record<string, string>> {
  const { begin, loggedIn } = await makeReader(url, undefined, title);
  const unit = (await begin()) as unknown as { schedules: object[] };
  const schedules = unit.schedules.map((card, i) => ({ ...card, cardStatus: 'REVIEW', r: [0.5, 0.92, 0.97][i % 3] }));
  const startedAt = new Date().toISOString();
  return {
    ...loggedIn,
    'bread.unit': JSON.stringify({ state: { unit: { startedAt, ...unit, schedules } }, version: 0 }),
  };
}

/** What is asked for next, and how it is done. */
async function answerNext(page: Page, devtools: CDPSession): Promise<void> {
  const pad = page.locator('main [role=img][aria-label*="格子"]');
  if ((await page.locator('section[data-kind]').count()) === 0 && (await pad.isVisible()))
    return drawStroke(devtools, pad);
  // A right answer goes on by itself.
  if (await page.locator('section[data-kind]:not([data-kind=wrong])').isVisible()) return;
  const targets = [
    page.locator('section[data-kind=wrong] button'),
    page.locator('main fieldset button:not([disabled], [aria-disabled=true], [data-state=wrong])'),
    page.getByRole('button', { name: /继续|开打/ }),
    page.locator('main button:not([disabled])'),
  ];
  for (const target of targets) {
    const all = await target.all();
    const shown = all.length > 1 ? all[Math.floor(Math.random() * all.length)] : all[0];
    if (shown && (await shown.isVisible())) return touch(devtools, shown);
  }
}

/** The next stroke of the character in its square, as the data of the strokes has it. */
async function drawStroke(devtools: CDPSession, pad: Locator): Promise<void> {
  const said = /“(.)”的第 (\d+) 笔/.exec((await pad.getAttribute('aria-label')) ?? '');
  const box = await pad.boundingBox();
  if (!said || !box) return;
  const [, char, place] = said;
  const { medians } = strokesOf(`hanzi-writer-data/${char}.json`) as { medians: [number, number][][] };
  const padding = Math.round(box.width / 14);
  const scale = (box.width - 2 * padding) / 1024;
  const points = (medians[Number(place) - 1] ?? []).map(([x, y]) => ({
    x: box.x + padding + x * scale,
    y: box.y + box.height - padding - (y + 124) * scale,
  }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [i, point] of points.entries()) {
    await send(i === 0 ? 'touchStart' : 'touchMove', [point]);
    await pause(HOLD_MS / 3);
  }
  await pause(HOLD_MS);
  await send('touchEnd', []);
}

/** Plays lessons in which every face beyond choosing a meaning comes up, on a slow phone. Throws where one did not. */
export async function answerFaces(phone: Phone, url: string): Promise<FaceTimes[]> {
  const found: FaceTimes[] = [];
  for (const { title, faces } of LESSONS) {
    const seen = new Map<string, Seen[]>(faces.map((face) => [face, []]));
    const isEnough = () => [...seen.values()].every((answers) => answers.length >= ENOUGH);
    const collect = async (page: Page) => {
      for (const answer of await page.evaluate(() => window.answered.splice(0))) {
        const [face = ''] = PROMPTS.find(([, form]) => form.test(answer.prompt)) ?? [];
        seen.get(face)?.push(answer);
      }
    };
    for (let lesson = 0; lesson < LESSONS_MAX && !isEnough(); lesson++) {
      const storage = await unitOf(url, title);
      await inSlowLesson(phone, url, storage, watchFaces, async ({ page, devtools }) => {
        for (let tap = 1; tap <= MAX_TAPS && !isEnough(); tap++) {
          await answerNext(page, devtools);
          await pause(PAUSE_MS);
          if (tap % LOOK_EVERY === 0) await collect(page);
        }
        await collect(page);
      });
    }
    for (const [face, answers] of seen) {
      if (answers.length === 0) throw new Error(`no face ${face} came up in lessons of ${title}`);
      found.push({ face, verdicts: answers.map(({ ms }) => ms), task: Math.max(...answers.map(({ task }) => task)) });
    }
  }
  return found;
}
