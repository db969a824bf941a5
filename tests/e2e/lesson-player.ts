import { expect, type Page } from '@playwright/test';
import type { Answer } from '#domain/session/answer.ts';
import type { Question } from '#domain/session/question.ts';
import type { Session } from '#domain/session/session.ts';

const keyOf = (option: number) => String((option + 1) % 10);

/** The session that the page keeps on the device, null once it is over. */
export const keptSession = (page: Page): Promise<Session | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bread.lesson') ?? 'null'));

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
function nextKey({ frame }: Session): string {
  if (frame.type === 'match') {
    const { match } = frame;
    if (match.left === null) return keyOf(match.goneLeft.indexOf(false));
    const pair = match.left;
    return keyOf(5 + match.rights.findIndex((index, place) => index === pair && !match.goneRight[place]));
  }
  if (frame.type === 'bossStart' || frame.type === 'done' || !frame.question || !frame.answer) return 'Enter';
  return frame.answer.passed ? 'Enter' : rightKey(frame.question, frame.answer);
}

interface LearnOptions {
  /** Stops early after so many frames. */
  frames?: number;
  /** Looks at what is asked before the next key. */
  onStep?: (session: Session) => Promise<void>;
}

/** Learns the unit on the page to its end with the keyboard alone. */
export async function learn(
  page: Page,
  { frames = Number.POSITIVE_INFINITY, onStep }: LearnOptions = {},
): Promise<void> {
  await expect.poll(() => keptSession(page)).not.toBeNull();
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  const types = new Set<string>();
  for (let step = 0; step < 600; step++) {
    const session = await keptSession(page);
    if (!session || session.frame.type === 'done') break;
    if (session.drawn > frames) return;
    types.add(session.frame.type);
    await onStep?.(session);
    const before = JSON.stringify([session.frame, session.drawn]);
    await page.keyboard.press(nextKey(session));
    // The answer is on the screen in the next frame; the session waits for nothing else.
    await expect
      .poll(
        async () => JSON.stringify(await keptSession(page).then((now) => now && [now.frame, now.drawn])) !== before,
        {
          timeout: 1500,
          intervals: [10, 20, 50],
        },
      )
      .toBe(true)
      .catch(() => undefined);
  }
  expect([...types]).toContain('boss');
}
