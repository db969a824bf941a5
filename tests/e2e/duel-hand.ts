import { expect, type Page } from '@playwright/test';
import type { Session } from '#domain/session/session.ts';
import { keptSession, nextKey } from './lesson-player.ts';

/** More than a duel of ten cards takes. */
const STEPS = 120;

/** What a finger touches for a key: the answer that has the key, else the button that lifts the cover. */
function target(page: Page, key: string) {
  if (key !== 'Enter') return page.locator(`main [aria-keyshortcuts="${key}"]`);
  return page.locator('main').getByRole('button', { name: '揭盖看答案' });
}

/** A digit that answers wrongly where `right` is the one that answers rightly; of two options the other one. */
const wrongKey = (right: string) => (right === '1' ? '2' : '1');

const isAnswered = ({ frame }: Session) => 'answer' in frame && frame.answer?.passed === true;
const defeat = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '再战一次' });

/** Whether the page has gone on from where it was. */
const hasMoved = async (page: Page, from: Session) =>
  (await defeat(page).isVisible()) || JSON.stringify(await keptSession(page)) !== JSON.stringify(from);

/**
 * Fights a duel with a finger to its end, by right answers or, where it is to be lost, by a wrong one to each card before the
 * right one. A right answer goes on by itself. `cards` stops before the card after so many.
 */
export async function fight(page: Page, { lose = false, cards = Number.POSITIVE_INFINITY } = {}): Promise<void> {
  await expect.poll(() => keptSession(page)).not.toBeNull();
  const mistaken = new Set<number>();
  for (let step = 0; step < STEPS; step++) {
    const session = await keptSession(page);
    if (!session || session.frame.type === 'done' || (await defeat(page).isVisible())) return;
    if (session.drawn > cards) return;
    if (!('cardId' in session.frame)) throw new Error(`A duel has no ${session.frame.type}`);
    const { cardId, answer } = session.frame;
    if (!isAnswered(session)) {
      const key = nextKey(session);
      const mistakes = lose && key !== 'Enter' && !mistaken.has(cardId) && answer?.kind !== 'recall';
      if (mistakes) mistaken.add(cardId);
      const forgets = lose && answer?.kind === 'recall' && answer.open;
      await target(page, mistakes ? wrongKey(key) : forgets ? '1' : key).tap();
      await expect.poll(() => hasMoved(page, session)).toBe(true);
      if (mistakes && !(await defeat(page).isVisible())) await tryAgain(page);
      continue;
    }
    await expect.poll(() => hasMoved(page, session), { intervals: [50] }).toBe(true);
  }
  throw new Error('The duel has no end');
}

/** After a mistake the same card is asked on, unless the mistake was the last. */
async function tryAgain(page: Page) {
  const again = page.getByRole('button', { name: '再选一次' });
  await expect(again.or(defeat(page)).first()).toBeVisible();
  if (await defeat(page).isVisible()) return;
  await again.tap();
  await expect(again).toBeHidden();
}
