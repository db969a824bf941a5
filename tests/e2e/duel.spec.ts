import { expect, type Page, test } from '@playwright/test';
import { makeReaderOf } from '#tests/web/learner.ts';
import { leaveEnd } from './end-pages.ts';
import { learn } from './lesson-player.ts';

const ANCHOR = 3;
/** More than a duel has; it ends by itself, without a boss. */
const FRAMES = 50;

/** To the map of somebody who has just completed the level before the first challenge. */
async function arrive(page: Page, url: string): Promise<void> {
  const device = await makeReaderOf(ANCHOR, url);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, device);
  await page.goto('/atlas');
}

test('a duel is won by keyboard, and the map shows its stars', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, baseURL as string);
  await expect(page.getByRole('button', { name: /^挑战 2，通过第 6 关/ })).toBeVisible();
  await page.getByRole('button', { name: '挑战 1，可挑战' }).focus();
  await page.keyboard.press('Enter');
  const start = page.getByRole('dialog').getByRole('button', { name: /战/ });
  await expect(start).toBeVisible();
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/unit\/learn/);
  await learn(page, { frames: FRAMES });
  await expect(page.getByText('+30')).toBeVisible();
  await leaveEnd(page);
  await expect(page.getByRole('button', { name: '挑战 1，3 / 3 星' })).toBeVisible();
});
