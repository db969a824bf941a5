import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { makeReaderOf } from '#tests/web/learner.ts';
import { fight } from './duel-hand.ts';
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

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a duel is lost by touch, tried again from the map, and won', async ({ page, baseURL }) => {
    await arrive(page, baseURL as string);
    await page.getByRole('button', { name: '挑战 1，可挑战' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /开始挑战/ })
      .tap();
    await expect(page).toHaveURL(/\/unit\/learn/);
    await fight(page, { lose: true });

    await test.step('it can be tried again, for the bread of another start', async () => {
      const lost = page.getByRole('dialog');
      await expect(lost.getByRole('heading', { name: '绊倒你的 5 张' })).toBeVisible();
      await expect(lost.getByRole('listitem')).toHaveCount(5);
      const again = lost.getByRole('button', { name: '再战一次' });
      await expect(again).toContainText('5');
      await again.tap();
      await expect(page).toHaveURL(/challengeStage=1/);
      await expect(page).toHaveURL(/preStart=true/);
    });

    await test.step('nothing was won, and the sheet of the challenge is open', async () => {
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('img', { name: '0 / 3 星' })).toBeVisible();
      await sheet.getByRole('button', { name: /开始挑战/ }).tap();
      await expect(page).toHaveURL(/\/unit\/learn/);
    });

    await fight(page);
    await expect(page.getByText('+30')).toBeVisible();
    await expect(page.getByText('3 / 9', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await leaveEnd(page);
    await expect(page.getByRole('button', { name: '挑战 1，3 / 3 星' })).toBeVisible();
  });

  test('a duel that was lost is left, and the map is as it was', async ({ page, baseURL }) => {
    await arrive(page, baseURL as string);
    await page.getByRole('button', { name: '挑战 1，可挑战' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /开始挑战/ })
      .tap();
    await fight(page, { lose: true });
    await page.getByRole('dialog').getByRole('button', { name: '退出' }).tap();
    await expect(page).toHaveURL(/\/atlas/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: '挑战 1，可挑战' })).toBeVisible();
  });

  test('a duel goes on where it was left when the page was closed', async ({ page, baseURL }) => {
    await arrive(page, baseURL as string);
    await page.getByRole('button', { name: '挑战 1，可挑战' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /开始挑战/ })
      .tap();
    await fight(page, { cards: 3 });
    await page.goto('/atlas');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /继续|接着/ })
      .tap();
    await expect(page.getByText('7 / 10')).toBeVisible();
    await fight(page);
    await expect(page.getByText('+30')).toBeVisible();
  });
});
