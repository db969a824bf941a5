import { expect, type Page, test } from '@playwright/test';
import { faceNames } from '#domain/session/face.ts';
import { showsDetail } from '#domain/session/progress.ts';
import { serialiseSession } from '#domain/session/resume.ts';
import type { Frame } from '#domain/session/session.ts';
import { makeLearner } from '#tests/web/learner.ts';
import { learn } from './lesson-player.ts';
import { mixedSession } from './mixed-unit.ts';
import { matchTree } from './whole-tree.ts';

/** Two courses of the same cards in which, together, every face is asked. */
const SEEDS = [1 / 60, 2 / 60] as const;

/** Faces that need a voice or a hand, which a browser without either is not asked, or one time in several: their trees are their stories'. */
const OF_VOICE_AND_HAND: ReadonlySet<string> = new Set([
  'wordListening',
  'kidHanziToneByEar',
  'kidHanziTone',
  'kidHanziFromPinyin',
  'kidHanziStrokes',
]);

/** The device of somebody in the middle of a unit that the server has in progress, with other cards in it. */
function inTheMiddle(learning: Record<string, string>, seed: number): Record<string, string> {
  const { unit } = JSON.parse(learning['bread.unit'] as string).state;
  const { 'bread.unit': _, ...device } = learning;
  return { ...device, 'bread.lesson': serialiseSession({ ...mixedSession(seed), unitId: unit.unitId }) };
}

/** A Wednesday morning far enough ahead that no real clock gets there. */
const MORNING = '2030-05-15T01:00:00Z';

/** What a frame is called, null where nothing is asked any more. */
function nameOf(frame: Frame): string | null {
  switch (frame.type) {
    case 'practice':
      return frame.question && !frame.answer?.passed ? frame.question.face : null;
    case 'boss':
      return frame.answer?.passed ? null : 'boss';
    case 'done':
      return null;
    default:
      return frame.type;
  }
}

async function open(page: Page, storage: Record<string, string>): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('opened')) return;
    sessionStorage.setItem('opened', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await page.goto('/unit/learn');
  await expect(page.getByRole('main').getByRole('region')).toBeVisible();
}

test.slow();

// What a screen reader is given of each frame; a change of these files is a change of what blind learners meet.
const tree = (page: Page, name: string) => matchTree(page.locator('body'), name);

test('the tree of every face, the boss and the match', async ({ page, browser, baseURL, locale }) => {
  const { learning } = await makeLearner(baseURL as string);
  const met = new Set<string>();
  for (const seed of SEEDS) {
    const here = seed === SEEDS[0] ? page : await browser.newPage({ baseURL, locale });
    await open(here, inTheMiddle(learning, seed));
    await learn(here, {
      onStep: async ({ frame }) => {
        const name = nameOf(frame);
        if (!name || met.has(name) || OF_VOICE_AND_HAND.has(name)) return;
        met.add(name);
        await tree(here, name);
      },
    });
  }
  const seen = faceNames.filter((name) => !OF_VOICE_AND_HAND.has(name));
  expect([...met].sort()).toEqual([...seen, 'boss', 'bossStart', 'match'].sort());
});

test('the tree of a wrong answer, of a card in full and of the way out', async ({ page, baseURL }) => {
  const { learning } = await makeLearner(baseURL as string);
  await open(page, inTheMiddle(learning, SEEDS[0]));
  const met = new Set<string>();
  await learn(page, {
    onStep: async (session) => {
      const { frame } = session;
      if (frame.type !== 'practice') return;
      const { question, answer } = frame;
      if (!met.has('wrong') && question?.face === 'wordChoice' && !answer?.passed) {
        met.add('wrong');
        await page.keyboard.press(String(((question.answer + 1) % question.options.length) + 1));
        await expect(page.getByRole('region', { name: '不是它' })).toBeVisible();
        await tree(page, 'wrong');
        await page.keyboard.press('Enter');
      }
      if (!met.has('detail') && showsDetail(session)) {
        met.add('detail');
        await expect(page.getByRole('heading', { name: '新卡片' })).toBeVisible();
        await tree(page, 'detail');
      }
      if (!met.has('quit') && met.has('wrong')) {
        met.add('quit');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeVisible();
        await tree(page, 'quit');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    },
  });
  expect([...met].sort()).toEqual(['detail', 'quit', 'wrong']);
});

test('the tree of the receipt of a unit, and what is said of it', async ({ page, baseURL }) => {
  const debug = { futureTimestamp: MORNING };
  const { learning } = await makeLearner(baseURL as string, debug);
  // The clock stands still: a unit takes the same time however long the test does.
  await page.clock.setFixedTime(MORNING);
  await open(page, { ...learning, 'bread.debug': JSON.stringify({ state: { options: debug }, version: 0 }) });
  await learn(page);
  // Printed to its end by itself: no key is pressed before.
  await expect(page.getByRole('button', { name: '撕下小票，回地图' })).toBeFocused({ timeout: 20_000 });
  await tree(page, 'end');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/atlas/);
});
