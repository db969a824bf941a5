import { expect, type Page } from '@playwright/test';
import type { Answer } from '#domain/cards/faces/answer.ts';
import type { Question } from '#domain/session/question.ts';
import type { Session } from '#domain/session/session.ts';

const keyOf = (option: number) => String((option + 1) % 10);

/** The session that the page keeps on the device, null once it is over. */
export const keptSession = (page: Page): Promise<Session | null> =>
  page.evaluate(() =>
    JSON.parse(
      localStorage.getItem(Object.keys(localStorage).find((key) => /^bread\.(lesson|duel)/.test(key)) ?? '') ?? 'null',
    ),
  );

/** The key that answers a question rightly, one step further. */
function rightKey(question: Question, answer: Answer): string {
  if ('blanks' in question && answer.kind === 'fill') {
    const wanted = answer.focus === null ? undefined : question.blanks[answer.focus]?.answer;
    if (wanted === undefined) return 'Tab';
    return keyOf(question.options.findIndex((text, option) => text === wanted && !answer.filled.includes(option)));
  }
  if ('altered' in question) return question.altered ? '2' : '1';
  if ('answers' in question) {
    if (answer.kind !== 'tick') return keyOf(question.answers[0] as number);
    const next = question.answers.find((option) => !answer.ticked.includes(option));
    return next === undefined ? 'Enter' : keyOf(next);
  }
  if ('steps' in question && answer.kind === 'spell') {
    const step = question.steps[answer.typed];
    return keyOf(step?.options.indexOf(step.letter) ?? 0);
  }
  if (answer.kind === 'recall') return answer.open ? '2' : 'Enter';
  return keyOf((question as { answer: number }).answer);
}

/** The key that goes on from where the session stands. */
export function nextKey({ frame }: Session): string {
  if (frame.type === 'match') {
    const { match } = frame;
    if (match.left === null) return keyOf(match.goneLeft.indexOf(false));
    const pair = match.left;
    return keyOf(5 + match.rights.findIndex((index, place) => index === pair && !match.goneRight[place]));
  }
  if (frame.type === 'bossStart' || frame.type === 'done' || !frame.question || !frame.answer) return 'Enter';
  return frame.answer.passed ? 'Enter' : rightKey(frame.question, frame.answer);
}

/** A character is to be drawn, which no key can. */
const isToBeDrawn = ({ frame }: Session) =>
  (frame.type === 'practice' || frame.type === 'boss') &&
  frame.question?.face === 'kidHanziStrokes' &&
  frame.answer?.passed === false;

interface LearnOptions {
  /** Stops early after so many frames. */
  frames?: number;
  /** Looks at what is asked before the next key. */
  onStep?: (session: Session) => Promise<void>;
}

declare global {
  interface Window {
    /** What the page shows of the unit, as text. */
    standing: () => string;
    /** Where the page has to stand for the key that comes. */
    awaited?: string;
  }
}

/**
 * Lets a key of the player count only where the page still stands as it was read. A verdict goes on by itself, and on a slow
 * machine a key that was meant for it would reach the question after it.
 */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.standing = () => {
      const { frame, drawn } = JSON.parse(
        localStorage.getItem(Object.keys(localStorage).find((key) => /^bread\.(lesson|duel)/.test(key)) ?? '') ?? '{}',
      );
      const sheet = document.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet;
      return JSON.stringify([frame, drawn, sheet, document.querySelector('main h1')?.textContent]);
    };
    const check = (event: KeyboardEvent) => {
      if (window.awaited === undefined || window.awaited === window.standing()) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    addEventListener('keydown', check, true);
  });

/** The session as it is painted: who looks at the page sees no answer before the frame that shows it. */
const look = (page: Page): Promise<Session | null> =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await painted();
    await painted();
    window.awaited = window.standing();
    return JSON.parse(
      localStorage.getItem(Object.keys(localStorage).find((key) => /^bread\.(lesson|duel)/.test(key)) ?? '') ?? 'null',
    );
  });

const moved = (page: Page) => page.evaluate(() => window.awaited !== window.standing());

/** Learns the unit on the page to its end with the keyboard alone. */
export async function learn(
  page: Page,
  { frames = Number.POSITIVE_INFINITY, onStep }: LearnOptions = {},
): Promise<void> {
  await expect.poll(() => keptSession(page)).not.toBeNull();
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await watch(page);
  const types = new Set<string>();
  for (let step = 0; step < 600; step++) {
    const session = await look(page);
    if (!session || session.frame.type === 'done' || session.drawn > frames) break;
    types.add(session.frame.type);
    if (onStep) {
      await page.evaluate(() => delete window.awaited);
      await onStep(session);
      // What was done there may have changed the page.
      if (JSON.stringify(await look(page)) !== JSON.stringify(session)) continue;
    }
    const isDrawn = isToBeDrawn(session);
    const key = isDrawn ? 'Enter' : nextKey(session);
    // A hand that draws is not there: the whole unit is asked another way.
    if (isDrawn) await page.getByRole('button', { name: '现在不方便写' }).press(key);
    else await page.keyboard.press(key);
    // Every key counts that is pressed for what is on the screen.
    const message = `${key} in ${session.frame.type}`;
    await expect.poll(() => moved(page), { message, intervals: [10, 20, 50] }).toBe(true);
  }
  await page.evaluate(() => delete window.awaited);
  if (frames === Number.POSITIVE_INFINITY) expect([...types]).toContain('boss');
}
