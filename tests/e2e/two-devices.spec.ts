import { type Browser, expect, type Page, test } from '@playwright/test';
import { leaveEnd, putOffReminders } from './end-pages.ts';
import { keptSession, learn } from './lesson-player.ts';
import { arrive, startFirstLevel, stockShelf } from './newcomer.ts';

/** Somebody who has a package on the shelf, and a second device that the same account is logged in on. */
async function twoDevices(page: Page, browser: Browser) {
  await arrive(page);
  await stockShelf(page, '宝贝识字');
  const second = await browser.newContext({ storageState: await page.context().storageState() });
  return { second, other: await second.newPage() };
}

const receipt = (page: Page) => page.getByRole('heading', { name: '烘焙小票' });
const overElsewhere = (page: Page) => page.getByRole('heading', { name: '这一炉已经出炉了' });

async function toMap(page: Page) {
  await leaveEnd(page);
  await putOffReminders(page);
}

test('a unit begun on one device is finished on another; the first one is told when it finishes too', async ({
  page,
  browser,
}) => {
  const { second, other } = await twoDevices(page, browser);
  await startFirstLevel(page);
  await learn(page, { frames: 5 });

  await other.goto('/unit/learn');
  await learn(other);
  await expect(receipt(other)).toBeVisible();
  await toMap(other);
  await expect(other.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();

  await learn(page);
  await expect(page.getByText(/这一关先在另一处完成了/)).toBeVisible();
  await expect(receipt(page)).toBeVisible();
  // asked about reminders once an account, on the device that came first
  await leaveEnd(page);
  await expect(page.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
  await second.close();
});

test('a unit that another device finished is over where it was begun, and the map knows', async ({ page, browser }) => {
  const { second, other } = await twoDevices(page, browser);
  await startFirstLevel(page);
  await learn(page, { frames: 3 });
  await other.goto('/unit/learn');
  await learn(other);
  await expect(receipt(other)).toBeVisible();

  await page.reload();
  await expect(overElsewhere(page)).toBeVisible();
  expect(await keptSession(page)).toBeNull();
  await page.getByRole('button', { name: '回地图' }).click();
  await expect(page.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
  await second.close();
});

test('two tabs show one lesson: what one answers the other goes on with', async ({ page, context }) => {
  await arrive(page);
  await stockShelf(page, '宝贝识字');
  await startFirstLevel(page);
  await learn(page, { frames: 2 });
  const tab = await context.newPage();
  await tab.goto('/unit/learn');
  await learn(tab, { frames: 6 });
  await learn(page, { frames: 10 });
  await learn(tab);
  await expect(receipt(tab)).toBeVisible();
  await expect(receipt(page).or(overElsewhere(page))).toBeVisible();
});
