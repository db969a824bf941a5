// After its play function every story is checked for accessibility in both themes (in the first one by the addon) and compared
// with its baseline pictures. A story asks for more by `parameters.shots`, such as ['dark', 'mobile', 'en text200 mobile'].
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './checks/axe.ts';
import { expectNoComplaints, forgetComplaints } from './checks/complaints.ts';
import { expectDisplayCharacters } from './checks/display-text.ts';
import { expectRoomForText } from './checks/large-text.ts';
import { expectStillness, forgetMovements } from './checks/stillness.ts';
import { expectTargets } from './checks/targets.ts';
import { letTheWorldGo } from './clock.ts';
import './hold-toasts.ts';
import { schemaFaults } from './mock-link.ts';
import { expectPicture } from './picture.ts';
import { settled } from './settled.ts';
import { readShot, type Shot, windowOf } from './shots.ts';
import { useStage } from './stage.tsx';

interface StoryParameters {
  shots?: readonly string[];
  layout?: string;
  /** false where nothing but the play function counts */
  picture?: false;
}

/** The story as it is shown now: what must hold of it beside its picture. */
async function expectSound({ settings, viewport }: Shot, isScreen: boolean) {
  expectDisplayCharacters();
  // Structure has no theme, but it may have a size.
  if (settings.theme === 'dark') await expectAccessible(viewport ? 'everything' : 'colours');
  if (settings.text === '200') expectRoomForText();
  else if (isScreen) expectTargets();
}

beforeAll(() => {
  document.documentElement.dataset.still = '';
});
beforeEach(forgetMovements);
beforeEach(forgetComplaints);
afterAll(letTheWorldGo);

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    /** Names of the pictures that belong to the story. */
    pictures?: string[];
  }
}

/** English at twice the size on a phone, which needs the most room: each screen is looked at so, pictured or not. */
const LARGEST_TEXT = 'en text200 mobile';

const nameOf = (storyId: string, shot: string) => `${storyId}--${shot.replaceAll(' ', '-')}`;

afterEach(async (context) => {
  const { meta } = context.task;
  const { storyId } = meta;
  if (!storyId) return;
  const { parameters } = (context as unknown as { story: { parameters: StoryParameters } }).story;
  const isScreen = parameters.layout === 'fullscreen';
  const shots = parameters.picture === false ? [] : (parameters.shots ?? []);
  // A screen is looked at in the sizes it names, a part as it stands on the bench.
  const onBench = parameters.picture !== false && !(isScreen && shots.some((shot) => readShot(shot).viewport));
  meta.pictures = [...(onBench ? [storyId] : []), ...shots.map((shot) => nameOf(storyId, shot))];
  if (context.task.result?.state === 'fail') return;
  expect(schemaFaults, 'operations that the schema does not know').toEqual([]);
  document.body.style.minHeight = isScreen ? '100vh' : '0';
  document.body.style.padding = isScreen ? '0' : '24px';

  const usual = { width: innerWidth, height: innerHeight };
  await settled();
  if (onBench) {
    await expectSound(readShot('light'), isScreen);
    await expectPicture(storyId);
  }
  for (const name of shots) {
    const shot = readShot(name);
    useStage.setState(shot.settings, true);
    const { width, height } = windowOf(shot, usual);
    await page.viewport(width, height);
    await settled();
    await expectSound(shot, isScreen);
    await expectPicture(nameOf(storyId, name));
  }
  if (isScreen && parameters.picture !== false && !shots.includes(LARGEST_TEXT)) {
    const shot = readShot(LARGEST_TEXT);
    const { width, height } = windowOf(shot, usual);
    useStage.setState(shot.settings, true);
    await page.viewport(width, height);
    await settled();
    await expectSound(shot, isScreen);
  }
  if (!shots.some((shot) => readShot(shot).settings.theme === 'dark')) {
    useStage.setState({ theme: 'dark' }, true);
    await settled();
    await expectAccessible('colours');
  }
  expectStillness();
  expectNoComplaints();
  await page.viewport(usual.width, usual.height);
});
