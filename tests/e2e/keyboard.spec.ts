import { expect, type Locator, type Page, test } from '@playwright/test';
import { leaveEnd, putOffReminders } from './end-pages.ts';
import { learn } from './lesson-player.ts';

/** Presses Tab until the focus is on an element; fails where it never gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a guest learns the first unit by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await press(page, page.getByRole('button', { name: '开始第一关' }).first());
  await press(page, page.getByRole('dialog').getByRole('button', { name: '开始第一关' }));

  await press(page, page.getByRole('button', { name: '大学' }));
  await press(page, page.getByRole('radio', { name: '本科' }), 'Space');
  await press(page, page.getByRole('button', { name: '继续' }));
  await press(page, page.getByRole('radio').first(), 'Space');
  await press(page, page.getByRole('button', { name: '出发' }));
  await expect(page).toHaveURL(/\/atlas/);

  await press(page, page.getByRole('link', { name: '卡包' }).first());
  await press(page, page.getByRole('button', { name: '把「生活与世界常识」加入我的卡包' }));
  await expect(page.getByText(/已放上架子/)).toBeVisible();
  await press(page, page.getByRole('link', { name: /闯关/ }).first());
  await press(page, page.getByRole('button', { name: '第 1 关，开始' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: /开始学习/ }));

  await learn(page);
  await expect(page.getByRole('heading', { name: '烘焙小票' })).toBeVisible({ timeout: 15_000 });
  await leaveEnd(page);
  await putOffReminders(page);
  await expect(page.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
});
