import { expect, test } from '@playwright/test';
import { arrive } from './newcomer.ts';

/** A phone with a slow processor beside a fast server: an answer is there long before the map is drawn. */
const SLOWER = 6;

test('a map with all stars of a region is drawn on a slow device, and asks once what the oven gave', async ({
  page,
}) => {
  await arrive(page);
  await expect(page.getByRole('button', { name: '第 1 关，开始' })).toBeVisible();
  let asked = 0;
  await page.route('**/graphql*', async (route) => {
    const said = route.request().url() + (route.request().postData() ?? '');
    if (said.includes('RegionRewards')) asked++;
    if (!said.includes('Challenges')) return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    for (const challenge of body.data.challengeStages.challengeStages) challenge.star = 3;
    return route.fulfill({ response, json: body });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.reload();
  await expect(page.getByRole('button', { name: '第 1 关，开始' })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});
