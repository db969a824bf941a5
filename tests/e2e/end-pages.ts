import { expect, type Page } from '@playwright/test';

/** Goes through the pages after a unit by Enter alone, until the map is back. */
export const leaveEnd = (page: Page) =>
  expect(async () => {
    if (!page.url().includes('/atlas')) await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/atlas/, { timeout: 400 });
  }).toPass({ intervals: [0], timeout: 20_000 });
