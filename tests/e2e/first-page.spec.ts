import { expect, test } from '@playwright/test';
import { makeLearner } from '#tests/web/learner.ts';

declare global {
  interface Window {
    /** Which of the two could be seen in any frame since the page began. */
    seen: { companion: boolean; landing: boolean };
  }
}

/** Looks at each frame from the first on; runs in the page before anything else. */
function watchFirstFrames() {
  window.seen = { companion: false, landing: false };
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const look = () => {
    window.seen.companion ||= isSeen('#oven');
    window.seen.landing ||= isSeen('main h1') && location.pathname === '/';
    requestAnimationFrame(look);
  };
  look();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('link', { name: '登录或注册' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('link', { name: '关于面包地图' })).toHaveAttribute('href', '/about-us');
  });
});

test('the client goes on with the landing page that was drawn, and throws no part of it away', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const drawn = await page.locator('main').elementHandle();
  await expect(page.locator('#root')).toHaveAttribute('data-live', 'yes');
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Start level 1' }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('who scrolls the landing page before its script is there stays there', async ({ page }) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/index-*.js', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  letCome();
  await expect(page.locator('#root')).toHaveAttribute('data-live', 'yes');
  await page.getByRole('button', { name: 'English' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Start level 1' }).first()).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('the look that was chosen is there before anything is painted', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('bread.preferences', JSON.stringify({ state: { theme: 'dark', locale: 'en' }, version: 0 })),
  );
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/index-*.js', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // It is drawn in Chinese: who reads English waits with the companion.
  await expect(page.locator('main')).toBeAttached();
  await expect(page.locator('main')).toBeHidden();
  await expect(page.locator('#oven')).toBeVisible();
  letCome();
  await expect(page.getByRole('button', { name: 'Start level 1' }).first()).toBeVisible();
  await expect(page.locator('#oven')).toHaveCount(0);
});

test('who is logged in sees the companion and then the map, never the landing page', async ({ page, baseURL }) => {
  const { loggedIn } = await makeLearner(baseURL as string);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, loggedIn);
  await page.addInitScript(watchFirstFrames);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/atlas/);
  await expect(page.getByRole('button', { name: '第 1 关，开始' })).toBeVisible();
  expect(await page.evaluate(() => window.seen)).toEqual({ companion: true, landing: false });
});

test('the client is not fetched before the first picture is painted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/index-*.css', (route) => held.then(() => route.continue()));
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect.poll(() => scripts.length).toBe(1);
  // Time in which the others would have come.
  await page.waitForTimeout(1000);
  expect(scripts).toEqual([expect.stringContaining('/assets/boot-')]);
  letCome();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the web letters are there before the page that is set in them', async ({ page }) => {
  // Without its scripts the page never comes, so that nothing but the boot script asks for letters.
  await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, (route) => route.abort());
  await page.goto('/auth');
  await expect(page.locator('#oven')).toBeVisible();
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  const unquoted = async () => (await loaded()).map((family) => family.replaceAll('"', '')).sort();
  await expect.poll(unquoted).toEqual(['Baloo 2', 'Nunito Variable', 'ZCOOL KuaiLe']);
});
