import { expect, test } from '@playwright/test';
import { newPackage, writeWord } from './new-package.ts';

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

test('an author makes a package of ten words and may study it', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(DESKTOP);
  await newPackage(page);
  for (const [word, meaning] of WORDS) {
    await page.keyboard.press('Control+Enter');
    await writeWord(page, word, meaning);
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
  await writeWord(page, 'flour', 'n. 面粉');
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

test('an author whose network goes as a card opens writes on without the toolbar of a selection', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  await newPackage(page, /要点填空/);
  let isToolbarRefused = false;
  await context.route(/BlankBubble/, (route) => {
    isToolbarRefused = true;
    return route.abort('internetdisconnected');
  });
  await page.keyboard.press('Control+Enter');
  const text = page.getByRole('textbox', { name: '正文' });
  await expect(text).toBeVisible();
  await context.setOffline(true);
  await text.click();
  await page.keyboard.type('酵母让面团发起来');
  await expect.poll(() => isToolbarRefused).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+Digit1');
  await expect(text.locator('[data-group]')).toHaveText('酵母让面团发起来');
  await context.setOffline(false);
  await page.reload();
  await expect(text).toHaveText('酵母让面团发起来');
  await expect(page.getByText('已保存')).toBeVisible();
});

test('an author writes on while the next card opens, and each letter is there', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await newPackage(page, /要点填空/);
  const devtools = await page.context().newCDPSession(page);
  const text = page.getByRole('textbox', { name: '正文' });
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('first of all');
  await expect(text).toHaveText('first of all');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await test.step('two cards without a pause', async () => {
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type('second');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type('third');
    await expect(page.getByRole('row', { name: /^2 second/ })).toBeVisible();
    await expect(text).toHaveText('third');
    await expect(text).toBeFocused();
  });
  await test.step('an input method composes while the card opens', async () => {
    await page.keyboard.press('Control+Enter');
    await devtools.send('Input.imeSetComposition', { text: 'mian', selectionStart: 4, selectionEnd: 4 });
    await expect(page.getByRole('row', { name: /^4 / })).toBeVisible();
    await devtools.send('Input.imeSetComposition', { text: 'mianbao', selectionStart: 7, selectionEnd: 7 });
    await devtools.send('Input.insertText', { text: '面包' });
    await expect(text).toHaveText('面包');
    await expect(text).toBeFocused();
  });
  await expect(page.getByRole('row', { name: /^1 first of all/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 third/ })).toBeVisible();
  await test.step('a styled page is pasted, and the policy of ours has nothing to refuse', async () => {
    await text.evaluate((field) => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
      Object.assign(window, { refused });
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<style>p { margin: 0 }</style><p style="color:red">松<b style="font-weight:900">软</b></p><p style="display:none">藏</p>',
      );
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text).toHaveText('面包松软');
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  });
});
