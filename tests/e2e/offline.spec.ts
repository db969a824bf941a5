import { type BrowserContext, expect, test } from '@playwright/test';
import { putOffReminders } from './end-pages.ts';
import { keptSession, learn } from './lesson-player.ts';
import { arrive, startFirstLevel, stockShelf } from './newcomer.ts';

/** Counts the results that reach the server. */
function reportsOf(device: BrowserContext) {
  const answered: string[] = [];
  device.on('response', (response) => {
    if (response.request().postData()?.includes('ReportUnitComplete')) answered.push(response.url());
  });
  return answered;
}

test('a unit started online is played to its end offline, and reported once when the network is back', async ({
  page,
  context,
}) => {
  await arrive(page);
  await stockShelf(page, '宝贝识字');
  await startFirstLevel(page);
  // the first question is there: from now on nothing comes any more
  await expect.poll(() => keptSession(page)).not.toBeNull();
  await expect(page.locator('main h1').first()).toBeVisible();
  const reports = reportsOf(context);
  await context.setOffline(true);
  await learn(page);
  await expect(page.getByRole('button', { name: '重新提交' })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: '先回地图，联网后自动补交' }).click();
  await expect(page).toHaveURL(/\/atlas/);
  expect(reports).toHaveLength(0);

  // closed before the network is back: an open page sends at once, and once more where it is loaded anew before the answer
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();

  await test.step('hours later the app is opened again', async () => {
    await later.goto('/atlas');
    await putOffReminders(later);
    await expect(later.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
    expect(reports).toHaveLength(1);
  });

  await test.step('nothing of it is left to be sent', async () => {
    await later.reload();
    await expect(later.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
    expect(reports).toHaveLength(1);
    expect(await keptSession(later)).toBeNull();
  });
});
