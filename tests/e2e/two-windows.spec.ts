import { expect, type Page, test } from '@playwright/test';
import { newPackage, writeWord } from './new-package.ts';

const DESKTOP = { width: 1280, height: 800 };
const ELSEWHERE = '另一个窗口也开着这张卡';

const word = (page: Page) => page.getByRole('combobox', { name: '单词' });
const meaning = (page: Page) => page.getByRole('textbox', { name: '释义' });

/** A package with one saved word, open for writing; answers its address. */
async function savedWord(page: Page): Promise<string> {
  await page.setViewportSize(DESKTOP);
  await newPackage(page);
  await page.keyboard.press('Control+Enter');
  await writeWord(page, 'dough', 'n. 面团');
  await expect(page).toHaveURL(/cardId=\d+/);
  await expect(page.getByText('已保存')).toBeVisible();
  return page.url();
}

/** Adds to the meaning at its end. */
async function add(page: Page, text: string) {
  await meaning(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

test('two windows of a browser share one card while both are open', async ({ page, context }) => {
  const address = await savedWord(page);
  const other = await context.newPage();
  await other.setViewportSize(DESKTOP);
  await other.goto(address);
  await expect(meaning(other)).toHaveValue('n. 面团');
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await expect(other.getByText(ELSEWHERE)).toBeVisible();

  await test.step('what one writes is seen in the other, both ways', async () => {
    await add(page, '；生面团');
    await expect(meaning(other)).toHaveValue('n. 面团；生面团');
    await add(other, '；钱');
    await expect(meaning(page)).toHaveValue('n. 面团；生面团；钱');
  });
  await test.step('once the other is closed nobody speaks of it', async () => {
    await expect(page.getByText('已保存')).toBeVisible();
    await other.close();
    await expect(page.getByText(ELSEWHERE)).toBeHidden();
    await page.reload();
    await expect(meaning(page)).toHaveValue('n. 面团；生面团；钱');
  });
});

test('a card that another machine changed is not written over: the author joins both', async ({ page, browser }) => {
  const address = await savedWord(page);
  const machine = await browser.newContext({ storageState: await page.context().storageState() });
  const away = await machine.newPage();
  await away.setViewportSize(DESKTOP);
  await away.goto(address);
  await expect(meaning(away)).toHaveValue('n. 面团');
  await expect(away.getByText('已保存')).toBeVisible();

  await add(page, '；生面团');
  await expect(page.getByText('已保存')).toBeVisible();
  const refused = away.waitForResponse(
    async (answer) => answer.url().includes('/graphql') && (await answer.text()).includes('1207'),
  );
  await word(away).fill('Dough');
  await away.keyboard.press('Tab');
  await refused;
  await expect(away.getByRole('heading', { name: '这张卡在两处都改过' })).toBeVisible();

  await away.getByRole('button', { name: '存下合好的' }).click();
  await expect(away.getByText('已保存')).toBeVisible();
  await expect(word(away)).toHaveValue('Dough');
  await expect(meaning(away)).toHaveValue('n. 面团；生面团');
  await page.reload();
  await expect(word(page)).toHaveValue('Dough');
  await expect(meaning(page)).toHaveValue('n. 面团；生面团');
  await machine.close();
});
