import { expect, type Page } from '@playwright/test';

/** From the landing page to an empty package of one kind of cards, English words unless another is named. */
export async function newPackage(page: Page, kind = /英文单词/): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: '开始第一关' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '开始第一关' }).click();
  await page.getByRole('button', { name: '大学' }).click();
  await page.getByRole('radio', { name: '四六级' }).check({ force: true });
  await page.getByRole('button', { name: '继续' }).click();
  await page.getByRole('radio', { name: /^7 天/ }).check({ force: true });
  await page.getByRole('button', { name: '出发' }).click();
  await expect(page).toHaveURL(/\/atlas/);
  await page.getByRole('link', { name: '卡包' }).first().click();
  await page.getByRole('button', { name: '新建卡包' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /自己做一袋/ }).click();
  await dialog.getByRole('radio', { name: kind }).check({ force: true });
  await dialog.getByRole('button', { name: '下一步' }).click();
  await page.keyboard.type('烘焙单词');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/packages\/\d+/);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
}

/** One word with its meaning. Leaving the word closes what the dictionary offers. */
export async function writeWord(page: Page, word: string, meaning: string): Promise<void> {
  const field = page.getByRole('combobox', { name: '单词' });
  await expect(field).toHaveValue('');
  await field.click();
  await page.keyboard.type(word);
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: '释义' }).click();
  await page.keyboard.type(meaning);
}
