import { expect, type Page } from '@playwright/test';

/** Landing to a stocked shelf: what every newcomer goes through before the first level. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: '开始第一关' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '开始第一关' }).click();
  await expect(page).toHaveURL(/\/identity-onboarding/);
  await page.getByRole('button', { name: '大学' }).click();
  await page.getByRole('radio', { name: '四六级' }).check({ force: true });
  await page.getByRole('button', { name: '继续' }).click();
  await page.getByRole('radio', { name: /^7 天/ }).check({ force: true });
  await page.getByRole('button', { name: '出发' }).click();
  await expect(page).toHaveURL(/\/atlas/);
}

/** Puts a starter package on the shelf and goes to the map. */
export async function stockShelf(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: '卡包' }).first().click();
  await expect(page).toHaveURL(/\/shelf/);
  await page.getByRole('button', { name: `把「${name}」加入我的卡包` }).click();
  await expect(page.getByText(/已放上架子/)).toBeVisible();
  await page.getByRole('link', { name: /闯关/ }).first().click();
  await expect(page).toHaveURL(/\/atlas/);
}

/** Starts the first level from the map. */
export async function startFirstLevel(page: Page): Promise<void> {
  await page.getByRole('button', { name: '第 1 关，开始' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /开始学习/ })
    .click();
  await expect(page).toHaveURL(/\/unit\/learn/);
}
