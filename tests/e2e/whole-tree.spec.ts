import { expect, test } from '@playwright/test';
import { whole } from './whole-tree.ts';

const TREE = `- main:
  - heading "面包" [level=1]
  - list:
    - listitem: 吐司`;

test('what a tree does not list is missed, however deep it stands', async ({ page }) => {
  const show = (more: string, deep = '') =>
    page.setContent(`<main><h1>面包</h1><ul><li>吐司</li>${deep}</ul>${more}</main>`);
  await show('');
  await expect(page.locator('body')).toMatchAriaSnapshot(whole(TREE));
  await show('<button>再来一个</button>');
  await expect(page.locator('body')).not.toMatchAriaSnapshot(whole(TREE));
  await show('', '<li>可颂</li>');
  await expect(page.locator('body')).not.toMatchAriaSnapshot(whole(TREE));
});
