import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { guests } from '#client/art/Guest/guests.ts';
import { figureSets } from '#client/art/Illustration/figures.ts';
import {
  builtInNames,
  illustration,
  illustrationOf,
  loadIllustration,
} from '#client/art/Illustration/illustrations.ts';
import { WORDS, wordSets } from '#client/art/Illustration/words.ts';
import { drawCake } from '#client/art/kit/cake.ts';
import { CHEST_STATES, drawChest } from '#client/art/kit/chest.ts';
import type { Drawing } from '#client/art/kit/drawing.ts';
import { drawGuest, GUEST_POSES } from '#client/art/kit/guest.ts';
import { ITEMS } from '#client/art/kit/items.ts';
import { drawLogo, drawSign } from '#client/art/kit/logo.ts';
import { drawMascot, drawSmallMascot, POSES } from '#client/art/kit/mascot.ts';
import { drawNode } from '#client/art/kit/nodes.ts';
import { drawArch, drawBang, drawEmbers, drawLoaf, drawMitt, drawThrown } from '#client/art/kit/oven.ts';
import { drawWordBun, POND } from '#client/art/kit/pond.ts';
import { drawPrinter, drawStamp } from '#client/art/kit/printer.ts';
import { PROPS } from '#client/art/kit/props.ts';
import { paint } from '#client/art/kit/shapes.ts';
import { drawTier, TIERS } from '#client/art/kit/tiers.ts';
import { mascots } from '#client/art/Mascot/mascots.ts';
import { regions } from '#client/art/Region/regions.ts';
import { begin } from '#client/art/Region/start.ts';
import { scenes } from '#client/art/Scene/scenes.ts';

const all = async <T>({ keys, load }: { keys: `${number}`[]; load: (key: number) => Promise<T | null> }) =>
  Promise.all(
    keys.map(async (key) => {
      const drawing = await load(Number(key));
      if (!drawing) throw new Error(`No drawing ${key}`);
      return [key, drawing] as const;
    }),
  );

const square = (inner: string): Drawing => ({ box: '0 0 48 48', inner });

async function everyPicture() {
  const pictures: [string, Drawing][] = [
    ['logo', drawLogo()],
    ['sign', drawSign()],
    ['cake', drawCake()],
    ['arch', drawArch(360)],
    ['wide arch', drawArch(900)],
    ['embers', drawEmbers()],
    ['mitt', drawMitt()],
    ...[1, 0.8, 0.2, 0].map((left): [string, Drawing] => [`loaf ${left}`, drawLoaf(left)]),
    ['thrown bun', drawThrown()],
    ['bang', drawBang()],
    ['printer', drawPrinter()],
    ['stamp', drawStamp()],
    ['pond', { box: '0 0 1200 300', inner: POND }],
    ...(['oops', 'happy', 'sleep'] as const).map((mood): [string, Drawing] => [
      `word bun ${mood}`,
      { box: '0 0 84 66', inner: drawWordBun(mood) },
    ]),
    ...TIERS.map((tier): [string, Drawing] => [tier, drawTier(tier)]),
    ...Object.entries(PROPS).map(([name, draw]): [string, Drawing] => [name, draw()]),
    ...Object.entries(ITEMS).map(([name, draw]): [string, Drawing] => [name, square(draw(true))]),
    ...(['done', 'active', 'locked', 'challenge'] as const).map((state): [string, Drawing] => [
      state,
      drawNode(state, 3),
    ]),
  ];
  for (const [id, mascot] of await all(mascots))
    for (const pose of POSES) {
      pictures.push([`mascot ${id} ${pose}`, drawMascot(mascot, pose)]);
      pictures.push([`small mascot ${id} ${pose}`, drawSmallMascot(mascot, pose)]);
    }
  for (const [id, guest] of await all(guests))
    for (const pose of GUEST_POSES) pictures.push([`guest ${id} ${pose}`, drawGuest(guest, pose)]);
  for (const [i, place] of await all(regions)) {
    pictures.push([`gateway ${i}`, square(place.gateway())], [`land ${i}`, square(place.land())]);
    for (const [name, { draw }] of Object.entries(place.props)) pictures.push([`${name} of ${i}`, square(draw())]);
  }
  const start = await begin.load('start');
  if (!start) throw new Error('No bakery');
  pictures.push(['bakery', square(start.bakery())], ['yard', square(start.yard())]);
  for (const name of scenes.keys) {
    const scene = await scenes.load(name);
    if (!scene) throw new Error(`No scene ${name}`);
    pictures.push([name, scene]);
  }
  for (const name of wordSets.keys)
    for (const [word, inner] of Object.entries((await wordSets.load(name)) ?? {})) pictures.push([word, square(inner)]);
  for (const set of figureSets.keys)
    for (const [name, drawing] of Object.entries((await figureSets.load(set)) ?? {})) pictures.push([name, drawing]);
  for (const tone of ['wood', 'silver', 'gold'] as const)
    for (const state of CHEST_STATES) pictures.push([`${tone} chest ${state}`, drawChest(state, tone)]);
  return pictures;
}

describe('the art kit', async () => {
  const pictures = await everyPicture();

  it('draws twelve companions, twelve guests, six regions', () => {
    expect([mascots, guests, regions].map(({ keys }) => keys.length)).toEqual([12, 12, 6]);
  });

  it('draws every picture in at most 4 KB', () => {
    const heavy = pictures.filter(([, { inner }]) => gzipSync(paint(inner)).length > 4 * 1024);
    expect(heavy.map(([name]) => name)).toEqual([]);
  });

  it('keeps every file that is fetched on its own within 4 KB', () => {
    const files = ['mascots', 'guests', 'places', 'scenes', 'words', 'figures'].flatMap((folder) =>
      readdirSync(`client/art/${folder}`).map((file) => `client/art/${folder}/${file}`),
    );
    expect(files.length).toBe(
      [mascots, guests, regions, begin, scenes, wordSets, figureSets].flatMap(({ keys }) => keys as string[]).length,
    );
    expect(files.filter((file) => gzipSync(readFileSync(file)).length > 4 * 1024)).toEqual([]);
  });

  it('writes no style attribute, no broken number and no unpainted colour', () => {
    const broken = pictures.filter(([, { inner }]) => /style=|NaN|undefined|\$/.test(paint(inner)));
    expect(broken.map(([name]) => name)).toEqual([]);
  });

  it('uses only colours of the palette, which has each of them in light and dark', () => {
    const palette = readFileSync('client/theme/art.css', 'utf8');
    const used = new Set(pictures.flatMap(([, { inner }]) => paint(inner).match(/--art-[a-z-]+/g) ?? []));
    const missing = [...used].filter((name) => palette.split(`${name}:`).length !== 3);
    expect(used.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});

describe('illustrations', () => {
  it('knows every built-in name and nothing else', () => {
    for (const name of builtInNames) expect(illustration(`kit:${name}`)).toBe(name);
    expect(['windmill', 'kit:', 'kit:nothing', 'kit:toString', 'a-1'].map(illustration)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('is there when the network is gone, where it was fetched before', async () => {
    const load = vi.spyOn(figureSets, 'load');
    const words = vi.spyOn(wordSets, 'load');
    await Promise.all(
      ['kit:figure/nature/sun', 'kit:thing/home/apple', 'kit:mug', 'kit:oven', 'a-1'].map(loadIllustration),
    );
    expect(load.mock.calls.flat()).toEqual(['nature', 'home']);
    expect(words.mock.calls.flat()).toEqual(['kitchen']);
  });

  it('finds each drawn word where it is said to be, and no name means two drawings', async () => {
    for (const set of wordSets.keys) {
      const said = Object.entries(WORDS).flatMap(([word, where]) => (where === set ? [word] : []));
      expect(Object.keys((await wordSets.load(set)) ?? {}).sort()).toEqual(said.sort());
    }
    expect(new Set(builtInNames).size).toBe(builtInNames.length);
  });

  it('says what to draw', () => {
    expect(illustrationOf('windmill')).toEqual({ kind: 'prop', name: 'windmill' });
    expect(illustrationOf('bell')).toEqual({ kind: 'item', name: 'bell' });
    expect(illustrationOf('kettle')).toEqual({ kind: 'word', name: 'kettle' });
    expect(illustrationOf('mooncake')).toEqual({ kind: 'mascot', id: 1011 });
    expect(illustrationOf('fox')).toEqual({ kind: 'guest', id: 1011 });
  });
});
