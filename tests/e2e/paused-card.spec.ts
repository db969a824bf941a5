import { expect, type Page, test } from '@playwright/test';
import { leaveEnd, putOffReminders } from './end-pages.ts';
import { keptSession, learn } from './lesson-player.ts';
import { arrive, startFirstLevel, stockShelf } from './newcomer.ts';

const DAY_MS = 86_400_000;

/** The server takes it for a later day, when what was learned is due. */
const travel = (page: Page, days: number) =>
  page.context().setExtraHTTPHeaders({
    debug: JSON.stringify({ futureTimestamp: new Date(Date.now() + days * DAY_MS).toISOString() }),
  });

/** The ids of the cards that come in the next unit. It is left again before anything is answered, which gives the bread back. */
async function nextUnit(page: Page): Promise<number[]> {
  await page.goto('/atlas');
  await page.getByRole('button', { name: '第 2 关，开始' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /开始学习/ })
    .click();
  await expect(page).toHaveURL(/\/unit\/learn/);
  await expect.poll(() => keptSession(page)).not.toBeNull();
  await expect(page.locator('main h1').first()).toBeVisible();
  const session = await keptSession(page);
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL(/\/atlas/);
  return session?.cards.map(({ cardId }) => cardId) ?? [];
}

/** Opens what can be done with the first card of my cards; answers its name. */
async function openFirst(page: Page): Promise<string> {
  const acts = page.getByRole('button', { name: /^操作：/ }).first();
  const name = (await acts.getAttribute('aria-label'))?.replace('操作：', '') ?? '';
  await acts.click();
  return name;
}

test('a card that is paused does not come in the next unit, and comes again once it is resumed', async ({ page }) => {
  await arrive(page);
  await stockShelf(page, '宝贝识字');
  await startFirstLevel(page);
  const titles = new Map<number, string>();
  await expect.poll(() => keptSession(page)).not.toBeNull();
  for (const { cardId, content } of (await keptSession(page))?.cards ?? [])
    if (content?.type === 'kidHanzi.card')
      titles.set(cardId, content.hanzi[0]?.hanzi.map(({ char }) => char).join('') ?? '');
  await learn(page);
  await leaveEnd(page);
  await putOffReminders(page);
  await travel(page, 12);

  const before = await nextUnit(page);
  await page.goto('/my-cards');
  const name = await openFirst(page);
  const [paused] = [...titles].find(([, title]) => title === name) ?? [0];
  expect(before).toContain(paused);

  await test.step('paused for a month it is left out', async () => {
    await page.getByRole('button', { name: '暂停', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '暂停到哪天' });
    await dialog.getByRole('radio', { name: /^30 天/ }).check({ force: true });
    await dialog.getByRole('button', { name: '暂停', exact: true }).click();
    await expect(page.getByText(/暂停了 1 张/)).toBeVisible();
    const without = await nextUnit(page);
    expect(without).toHaveLength(10);
    expect(without).not.toContain(paused);
  });

  await test.step('resumed it comes again', async () => {
    await page.goto('/my-cards');
    await page.getByRole('group', { name: '只看' }).getByRole('button', { name: /^暂停/ }).click();
    await expect(page.getByRole('button', { name: `操作：${name}` })).toBeVisible();
    await page.getByRole('button', { name: `操作：${name}` }).click();
    await page.getByRole('button', { name: '接着学' }).click();
    await expect(page.getByText(/1 张接着学/)).toBeVisible();
    expect(await nextUnit(page)).toContain(paused);
  });
});
