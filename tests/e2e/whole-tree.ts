import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';

const file = (name: string) => new URL(`trees/${name}.aria.yml`, import.meta.url);

/** A tree of which every node has exactly the children that are listed below it: Playwright takes what is listed for a part. */
export const whole = (tree: string) =>
  [
    '- /children: equal',
    ...tree
      .trimEnd()
      .split('\n')
      .flatMap((line) => [line, ...childrenOf(line)]),
  ].join('\n');

/** What follows a line that lists children. */
function childrenOf(line: string): string[] {
  if (!/^ *- .*:$/.test(line)) return [];
  return [`${' '.repeat(line.search(/\S/) + 2)}- /children: equal`];
}

/** Compares with a file of `trees/`; `--update-snapshots` writes those that changed. */
export async function matchTree(place: Locator, name: string): Promise<void> {
  const isWriting = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (isWriting || !existsSync(file(name))) await expect(place).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  else await expect(place, name).toMatchAriaSnapshot(whole(readFileSync(file(name), 'utf8')));
}
