import { expect, type Page } from '@playwright/test';

/** Prints the receipt of a unit and tears it off, and goes through what follows it, by Enter alone, until the map is back. */
export const leaveEnd = (page: Page) =>
  expect(async () => {
    if (!page.url().includes('/atlas')) await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/atlas/, { timeout: 400 });
  }).toPass({ intervals: [0], timeout: 20_000 });

/** Puts off the prompt for reminders, by keyboard: it comes once, after the first level. */
export async function putOffReminders(page: Page): Promise<void> {
  const prompt = page.getByRole('dialog', { name: '明天回一次炉' });
  await prompt.getByRole('button', { name: '以后再说' }).press('Enter');
  await expect(prompt).toBeHidden();
}
