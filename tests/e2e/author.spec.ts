import { expect, type Page, test } from '@playwright/test';

const MOBILE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

const WORDS = [
  ['flour', 'n. 面粉'],
  ['yeast', 'n. 酵母'],
  ['dough', 'n. 面团'],
  ['oven', 'n. 烤箱'],
  ['crust', 'n. 面包皮'],
  ['crumb', 'n. 面包屑'],
  ['knead', 'v. 揉'],
  ['bake', 'v. 烘烤'],
  ['slice', 'v. 切片'],
  ['loaf', 'n. 一条面包'],
] as const;

/** From the landing page to an empty package of English words. */
async function newPackage(page: Page): Promise<void> {
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
  await dialog.getByRole('radio', { name: /英文单词/ }).check({ force: true });
  await dialog.getByRole('button', { name: '下一步' }).click();
  await page.keyboard.type('烘焙单词');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/packages\/\d+/);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
}

/** One word with its meaning. Leaving the word closes what the dictionary offers. */
async function write(page: Page, word: string, meaning: string): Promise<void> {
  const field = page.getByRole('combobox', { name: '单词' });
  await expect(field).toHaveValue('');
  await field.click();
  await page.keyboard.type(word);
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: '释义' }).click();
  await page.keyboard.type(meaning);
}

test('an author makes a package of ten words and may study it', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(DESKTOP);
  await newPackage(page);
  for (const [word, meaning] of WORDS) {
    await page.keyboard.press('Control+Enter');
    await write(page, word, meaning);
  }
  await expect(page.getByText('已保存')).toBeVisible();
  const study = page.getByRole('link', { name: '去学习' });
  await expect(study).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(WORDS.length);

  await test.step('what was written is there on the next visit', async () => {
    await page.reload();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(WORDS.length);
    await expect(page.getByRole('textbox', { name: '释义' })).toHaveValue('n. 一条面包');
  });
  await test.step('the map opens its picker on it', async () => {
    await study.click();
    await expect(page).toHaveURL(/\/atlas\?pkgId=\d+/);
    await expect(page.getByRole('dialog')).toContainText('烘焙单词');
  });
});

test('an author on a phone writes offline, closes the page and loses nothing', async ({ page, context }) => {
  await page.setViewportSize(MOBILE);
  await newPackage(page);
  await page.getByRole('treeitem').first().click();
  await page.getByRole('button', { name: '新卡片' }).click();
  await expect(page.getByRole('combobox', { name: '单词' })).toBeVisible();
  await context.setOffline(true);
  await write(page, 'flour', 'n. 面粉');
  await expect(page.getByText(/断网了|存在本机/).first()).toBeVisible();
  const address = page.url();
  await context.setOffline(false);
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: '单词' })).toHaveValue('flour');
  await expect(page.getByRole('textbox', { name: '释义' })).toHaveValue('n. 面粉');
  // a number of the server: it has the card, by the page that was left or by this one
  await expect(page).toHaveURL(/cardId=\d+/);
  await expect(page.getByText(/断网了|存在本机/)).toBeHidden();
});
