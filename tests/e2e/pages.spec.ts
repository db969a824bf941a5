import { expect, type Page, test } from '@playwright/test';
import { newPackage } from './new-package.ts';

/** The pages of the bar, by the words on their links, and what each begins with. */
const PAGES = [
  ['奖励', '奖励'],
  ['排位', '排位'],
  ['卡包', '卡包'],
  ['我的', '我的'],
] as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a page begins at its heading for who goes there by keyboard', async ({ page }) => {
  await newPackage(page);
  await page.goto('/atlas');
  await page.waitForLoadState('networkidle');
  for (const [link, heading] of PAGES) {
    await page.getByRole('navigation').getByRole('link', { name: link }).first().press('Enter');
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `));
    const begin = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(begin).toBeFocused();
    await expect(begin).toHaveText(new RegExp(heading));
    // While the page is still fetched there is nothing in it to go to.
    await expect(page.getByRole('main').locator('a:visible, button:visible')).not.toHaveCount(0);
    await expect(begin).toBeFocused();
    // The next key goes into the page, not back to its top.
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toContain('跳到正文');
  }
});

/** What stands around the focused element, as the browser draws it. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const ringed = (element: Element | null) =>
      ['', '::after'].some((part) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    const element = document.activeElement;
    // A control that is drawn by what is around it, or beside it, has its ring there.
    const around = [element, element?.parentElement ?? null, element?.nextElementSibling ?? null];
    return element === document.body || around.some(ringed) ? '' : (element?.outerHTML.slice(0, 160) ?? '');
  });

test('with the colours of the system the focus has a ring, and how far something is can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await newPackage(page);
  for (const path of ['/atlas', '/reward', '/rank', '/shelf', '/mine', '/calendar', '/user-setting']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      expect(`${path} ${await ringOf(page)}`).toBe(`${path} `);
    }
    for (const bar of await page.getByRole('progressbar').all())
      await expect(bar).toHaveCSS('forced-color-adjust', 'none');
  }
});
