import { expect, type Page, test } from '@playwright/test';
import { leaveEnd, putOffReminders } from './end-pages.ts';
import { learn } from './lesson-player.ts';
import { arrive, startFirstLevel, stockShelf } from './newcomer.ts';

const MOBILE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

/** The pages after a unit, by Enter alone, until the map is back, and what it asks then. */
async function throughTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '烘焙小票' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('img', { name: '3 / 3 星' })).toBeVisible();
  await leaveEnd(page);
  await putOffReminders(page);
}

for (const [name, viewport] of [
  ['a phone', MOBILE],
  ['a desktop', DESKTOP],
] as const) {
  test(`a guest learns the first unit on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

    await page.goto('/');
    // The layers of the style sheets keep their order in the built product, whichever file loads first.
    await expect(page.getByRole('button', { name: '开始第一关' }).first()).toHaveCSS('color', 'rgb(255, 255, 255)');
    await arrive(page);
    await stockShelf(page, '英语进阶词汇');
    await page.getByRole('button', { name: '第 1 关，开始' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /开始学习/ })
      .click();
    await expect(page).toHaveURL(/\/unit\/learn/);
    await learn(page);
    await throughTheEnd(page);

    await expect(page.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
    await expect(page.getByRole('button', { name: /第 1 关，已完成/ })).toBeVisible();
    await expect(page.getByText('25/30').first()).toBeVisible();
    await expect(page.getByText('连续打卡 1 天').or(page.getByLabel('连续打卡 1 天')).first()).toBeAttached();
    expect(problems).toEqual([]);
  });
}

test('a lesson survives a reload in its middle', async ({ page }) => {
  await arrive(page);
  await stockShelf(page, '宝贝识字');
  await startFirstLevel(page);
  await learnTo(page, 7);
  await page.reload();
  await learn(page);
  await throughTheEnd(page);
  await expect(page.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
});

test('a result is kept while the network is away and counts once when it is back', async ({ page, context }) => {
  await arrive(page);
  await stockShelf(page, '古诗词名句');
  await startFirstLevel(page);
  await learnTo(page, 3);
  await context.setOffline(true);
  await learn(page);
  await expect(page.getByRole('button', { name: '重新提交' })).toBeVisible({ timeout: 40_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: '重新提交' }).click();
  await throughTheEnd(page);
  await expect(page.getByRole('button', { name: '第 2 关，开始' })).toBeVisible();
});

const learnTo = (page: Page, frames: number) => learn(page, { frames });
