import { type Browser, expect, type Page, test } from '@playwright/test';
import { seasonNumbered, seasonOf } from '#domain/league.ts';
import { completeReport } from '#tests/factories/units.ts';
import { makeReader } from '#tests/web/learner.ts';
import { leaveEnd } from './end-pages.ts';
import { learn } from './lesson-player.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';

const MINUTE = 60_000;
/** A season that begins after now, so that the server settles nothing by itself. */
const { startsAt, endsAt, resultsAt, nextStartsAt } = seasonNumbered(seasonOf(new Date()).season + 1);
const after = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE);
const TUESDAY = after(startsAt, 36 * 60);

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startOwnServer('season');
});
test.afterAll(() => server?.stop());

/** Somebody of the league, with a browser of their own, at an instant that the journey moves. */
async function learner(browser: Browser, nickname: string, at: Date) {
  const debug = { futureTimestamp: at.toISOString(), skipEnergyDeduction: true };
  const { call, begin, loggedIn } = await makeReader(server.url, debug);
  await call('PATCH', '/v1/users', { nickname });
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, loggedIn);
  const page = await context.newPage();
  const moveTo = (instant: Date) => {
    debug.futureTimestamp = instant.toISOString();
    return context.setExtraHTTPHeaders({ debug: JSON.stringify(debug) });
  };
  await moveTo(at);
  return {
    page,
    call,
    moveTo,
    /** Completes so many levels without looking at them. */
    bake: async (levels: number) => {
      for (let level = 0; level < levels; level++)
        await call('POST', '/v1/learn/units/report-complete', completeReport(await begin()));
    },
    diamonds: async () => (await call<{ diamond: number }>('GET', '/v1/users/assets')).diamond,
    /** A second window of the same person. */
    window: () => context.newPage(),
    leave: () => context.close(),
  };
}

const group = (page: Page, count: number) => page.getByRole('list', { name: `本组 ${count} 人` });
/** Somebody of a group with the place. */
const seat = (page: Page, name: string) => group(page, 2).getByRole('listitem').filter({ hasText: name });

/** The guide comes once, and begins at its heading. */
async function readGuide(page: Page) {
  await expect(page.getByRole('heading', { name: '七层蛋糕，攒星往上爬' })).toBeFocused();
  await page.getByRole('button', { name: '开始爬' }).press('Enter');
}

test('two learners play a season from the first exp to the reward, and begin the next one higher', async ({
  browser,
}) => {
  // A whole season, with a level that is learned by hand.
  test.slow();
  const malt = await learner(browser, '麦芽糖', TUESDAY);
  const sesame = await learner(browser, '芝麻球', TUESDAY);

  await test.step('both are in one group, and see each other by name', async () => {
    await sesame.bake(4);
    await malt.bake(3);
    await sesame.page.goto('/rank');
    await readGuide(sesame.page);
    await expect(seat(sesame.page, '芝麻球')).toHaveText(/^1/);
    await expect(seat(sesame.page, '麦芽糖')).toHaveText(/^2/);
  });

  await test.step('a level that is learned passes the other by', async () => {
    await malt.page.goto('/atlas');
    await malt.page.getByRole('button', { name: '第 4 关，开始' }).press('Enter');
    await malt.page
      .getByRole('dialog')
      .getByRole('button', { name: /开始学习/ })
      .press('Enter');
    await expect(malt.page).toHaveURL(/\/unit\/learn/);
    await malt.moveTo(after(TUESDAY, 10));
    await learn(malt.page);
    await expect(async () => {
      const way = malt.page.getByRole('button', { name: /^(一次印完|撕下小票)/ });
      if (await way.isVisible()) await way.press('Enter', { timeout: 500 });
      await expect(malt.page.getByRole('heading', { name: '升到第 1 名' })).toBeVisible({ timeout: 800 });
    }).toPass({ intervals: [0], timeout: 60_000 });
    await leaveEnd(malt.page);
    await malt.page.goto('/rank');
    await readGuide(malt.page);
    await expect(seat(malt.page, '麦芽糖')).toHaveText(/^1/);
    await expect(seat(malt.page, '芝麻球')).toHaveText(/^2/);
  });

  await test.step('who hides has no name for the other', async () => {
    await sesame.page.getByRole('switch', { name: '在排位里匿名' }).press('Space');
    await expect(sesame.page.getByText('别人现在看到的是匿名面包')).toBeVisible();
    // what is left is told by the server's clock: the one of this device is days behind
    await malt.moveTo(after(endsAt, -90));
    await malt.page.reload();
    await expect(malt.page.getByText(/^0 天 01:(30|29)$/)).toBeVisible();
    await expect(seat(malt.page, '匿名面包')).toHaveText(/^2/);
    await expect(malt.page.getByText('芝麻球')).toBeHidden();
    await expect(seat(sesame.page, '芝麻球')).toBeVisible();
  });

  await test.step('after its end the season is counted', async () => {
    for (const { page, moveTo } of [malt, sesame]) {
      await moveTo(after(endsAt, 10));
      await page.goto('/rank');
      await expect(page.getByRole('heading', { name: '正在数经验' })).toBeVisible();
    }
    await server.settleSeasons(after(endsAt, 10));
    await malt.page.reload();
    await expect(malt.page.getByRole('heading', { name: '正在数经验' })).toBeVisible();
  });

  await test.step('its result is shown, and its reward is taken once, whichever window asks', async () => {
    await server.settleSeasons(after(resultsAt, 1));
    const before = await malt.diamonds();
    const other = await malt.window();
    for (const page of [malt.page, other]) {
      await malt.moveTo(after(resultsAt, 1));
      await page.goto('/rank');
      await expect(page.getByRole('heading', { name: '连升两星' })).toBeVisible();
    }
    await malt.page.getByRole('button', { name: '收下 100 钻石' }).press('Enter');
    await expect(malt.page.getByRole('timer', { name: '新一季还要' })).toBeVisible();
    await other.getByRole('button', { name: '收下 100 钻石' }).press('Enter');
    await expect(other.getByText('已经领取过了')).toBeVisible();
    expect(await malt.diamonds()).toBe(before + 100);
    await sesame.moveTo(after(resultsAt, 2));
    await sesame.page.goto('/rank');
    await sesame.page.getByRole('button', { name: '收下 60 钻石' }).press('Enter');
    await expect(sesame.page.getByRole('timer', { name: '新一季还要' })).toBeVisible();
  });

  await test.step('a letter tells of it', async () => {
    await malt.page.goto('/message');
    await malt.page.getByRole('button', { name: /上一季：连升两星/ }).press('Enter');
    await expect(malt.page.getByText('你在本组是第 1 名，一共 2 人。', { exact: true })).toBeVisible();
    await expect(malt.page.getByText('段位从青铜 1 星到了青铜 3 星。', { exact: true })).toBeVisible();
  });

  await test.step('the next season begins with nobody, at the rank that was won', async () => {
    await malt.moveTo(after(nextStartsAt, 60));
    await malt.page.goto('/rank');
    await expect(malt.page.getByRole('heading', { name: '还没有进组' })).toBeVisible();
    await expect(malt.page.getByRole('heading', { name: '青铜' })).toBeVisible();
    await malt.bake(1);
    await malt.page.reload();
    await expect(group(malt.page, 1)).toBeVisible();
    await expect(malt.page.getByRole('img', { name: '3 / 3 星' })).toBeVisible();
  });

  await malt.leave();
  await sesame.leave();
});
