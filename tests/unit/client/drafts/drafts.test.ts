import { describe, expect, it } from 'vitest';
import { draftStore, openDraftDatabase } from '#client/features/workshop/drafts/draft-store.ts';
import type { Drafts } from '#client/features/workshop/drafts/drafts.ts';
import { settledContent } from '#client/features/workshop/drafts/versions.ts';
import { clozeContent, textOf } from './support/content.ts';
import { Desk, turn, Window } from './support/desk.ts';

const PLACE = { chapterId: 1, afterId: null, beforeId: null };

const add = (drafts: Drafts, place: Partial<typeof PLACE> | { afterId: number } = {}) =>
  drafts.add({ packageId: 1, place: { ...PLACE, ...place }, type: 'cloze.card', content: clozeContent('', false) });

/** Writes `text` over what the card says. */
const write = (drafts: Drafts, id: number, text: string, isComplete = true) =>
  drafts.write(id, drafts.card(id)?.content ?? '', clozeContent(text, isComplete));

async function desk() {
  const desk = new Desk();
  return { desk, window: await desk.openWindow() };
}

describe('a draft', () => {
  it('is kept from its first letter and created 500 ms after its last', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    expect(window.drafts.card(id)?.status).toBe('empty');
    write(window.drafts, id, '空山');
    await one.pass(400);
    write(window.drafts, id, '空山新雨后');
    await one.pass(499);
    expect(one.server.cards.size).toBe(0);
    expect(window.drafts.card(id)?.status).toBe('pending');
    await one.pass(41);
    expect(window.drafts.card(id)?.status).toBe('saving');
    await one.pass(1000);
    expect(window.drafts.card(id)).toMatchObject({ id: 1, key: id, status: 'saved' });
    expect([...one.server.cards.values()].map(({ content }) => textOf(content))).toEqual(['空山新雨后']);
  });

  it('shows that it is saved on its way for 400 ms', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    write(window.drafts, id, '空山');
    await one.pass(500 + 399);
    expect(one.server.cards.size).toBe(1);
    expect(window.drafts.card(id)?.status).toBe('saving');
    await one.pass(1);
    expect(window.drafts.card(id)?.status).toBe('saved');
  });

  it('stays here while it is no card, and is found again', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    write(window.drafts, id, '还没有挖空', false);
    await one.pass(5000);
    expect(window.drafts.card(id)?.status).toBe('incomplete');
    expect(window.drafts.hasUnsaved()).toBe(false);
    window.kill();
    const again = await one.openWindow();
    expect(textOf(again.drafts.card(id)?.content ?? '')).toBe('还没有挖空');
    expect(again.drafts.draftsOf(1).map(({ key }) => key)).toEqual([id]);
    expect(one.server.cards.size).toBe(0);
  });

  it('takes the id of the server while the author goes on writing', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    const named: number[][] = [];
    window.drafts.onNamed((draft, card) => named.push([draft, card]));
    write(window.drafts, id, '空');
    await one.pass(550);
    write(window.drafts, id, '空山');
    await one.pass(5000);
    expect(named).toEqual([[id, 1]]);
    expect(window.drafts.card(1)).toBe(window.drafts.card(id));
    expect(textOf(one.server.cards.get(1)?.content ?? '')).toBe('空山');
    expect(one.server.cards.size).toBe(1);
  });

  it('is known as the server has it, so that it can be listed with the others', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    write(window.drafts, id, '空山');
    expect(window.drafts.stored(id)).toBeNull();
    await one.pass(1000);
    const card = one.server.cards.get(1);
    expect(window.drafts.stored(id)).toMatchObject({ id: 1, contentHash: card?.contentHash });
    window.drafts.open(1, 'cloze.card', window.drafts.stored(1) as NonNullable<ReturnType<Drafts['stored']>>);
    write(window.drafts, id, '空山新雨后');
    await one.pass(1000);
    expect(window.drafts.card(id)?.status).toBe('saved');
    expect(textOf(one.server.cards.get(1)?.content ?? '')).toBe('空山新雨后');
  });

  it.each(['unanswered', 'lost', 'doubled', 'doubled late'] as const)(
    'is created once where the call is %s',
    async (fate) => {
      const { desk: one, window } = await desk();
      one.fates = [fate];
      const id = add(window.drafts);
      write(window.drafts, id, '空');
      await one.pass(600);
      write(window.drafts, id, '空山');
      await one.pass(20_000);
      expect(one.server.refused).toEqual([]);
      expect([...one.server.cards.values()].map(({ content }) => textOf(content))).toEqual(['空山']);
      expect(window.drafts.card(id)?.status).toBe('saved');
    },
  );

  it('is not created again by a window that opens after the answer was lost', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    write(window.drafts, id, '空');
    await one.pass(560);
    window.kill();
    const again = await one.openWindow();
    write(again.drafts, id, '空山');
    await one.pass(5000);
    expect([...one.server.cards.values()].map(({ content }) => textOf(content))).toEqual(['空山']);
  });

  it('waits for the one before it, and keeps its place', async () => {
    const { desk: one, window } = await desk();
    one.fates = ['lost'];
    const first = add(window.drafts);
    const unfinished = add(window.drafts, { afterId: first });
    const third = add(window.drafts, { afterId: unfinished });
    write(window.drafts, first, '一');
    write(window.drafts, unfinished, '二', false);
    write(window.drafts, third, '三');
    await one.pass(10_000);
    expect(one.server.order.map((id) => textOf(one.server.cards.get(id)?.content ?? ''))).toEqual(['一', '三']);
    write(window.drafts, unfinished, '二');
    await one.pass(10_000);
    expect(one.server.order.map((id) => textOf(one.server.cards.get(id)?.content ?? ''))).toEqual(['一', '二', '三']);
  });

  it('that was removed while its answer was on the way is removed on the server', async () => {
    const { desk: one, window } = await desk();
    one.fates = ['unanswered'];
    const id = add(window.drafts);
    write(window.drafts, id, '空');
    await one.pass(600);
    window.drafts.remove(id, 1);
    await one.pass(10_000);
    expect(one.server.cards.get(1)?.removed).toBe(true);
    expect(window.drafts.draftsOf(1)).toEqual([]);
    window.drafts.restore(id, 1);
    await one.pass(1000);
    expect(one.server.cards.get(1)?.removed).toBe(false);
  });

  it('that was moved into another package is removed there, and put back there', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    write(window.drafts, id, '空');
    await one.pass(1000);
    one.server.move(1, 2);
    window.drafts.remove(id, 2);
    await one.pass(1000);
    expect(one.server.cards.get(1)?.removed).toBe(true);
    window.drafts.restore(id, 2);
    await one.pass(1000);
    expect(one.server.cards.get(1)?.removed).toBe(false);
  });
});

describe('the network', () => {
  it('is waited for, and what waits goes at once when it is back', async () => {
    const { desk: one, window } = await desk();
    one.setOnline(false);
    const id = add(window.drafts);
    write(window.drafts, id, '空');
    await one.pass(3 * 24 * 3_600_000);
    expect(window.drafts.card(id)?.status).toBe('offline');
    expect(window.drafts.summary()).toMatchObject({ waiting: 1, online: false });
    expect(window.drafts.hasUnsaved()).toBe(true);
    one.setOnline(true);
    await one.pass(500);
    expect(window.drafts.card(id)?.status).toBe('saved');
    expect(window.drafts.hasUnsaved()).toBe(false);
  });

  it('is tried again after growing pauses, or at once on demand', async () => {
    const { desk: one, window } = await desk();
    one.fates = Array.from({ length: 30 }, () => 'lost' as const);
    const id = add(window.drafts);
    write(window.drafts, id, '空');
    await one.pass(30_000);
    expect(window.drafts.card(id)?.status).toBe('failed');
    const few = window.drafts.card(id)?.attempts ?? 0;
    expect(few).toBeGreaterThan(2);
    expect(few).toBeLessThan(8);
    await one.pass(60_000);
    expect((window.drafts.card(id)?.attempts ?? 0) - few).toBeLessThan(5);
    one.fates = [];
    window.drafts.retry();
    await one.pass(1000);
    expect(window.drafts.card(id)).toMatchObject({ status: 'saved', attempts: 0 });
  });
});

describe('a card of the server', () => {
  async function opened() {
    const { desk: one, window } = await desk();
    const draft = add(window.drafts);
    write(window.drafts, draft, '水被光解');
    await one.pass(2000);
    window.kill();
    indexedDB.deleteDatabase(one.name);
    const again = await one.openWindow();
    const card = one.server.cards.get(1);
    if (!card) throw new Error('it was not created');
    again.drafts.open(1, 'cloze.card', { ...card });
    return { one, window: again };
  }

  it('is changed from the version it was opened in', async () => {
    const { one, window } = await opened();
    expect(window.drafts.card(1)?.status).toBe('idle');
    write(window.drafts, 1, '水被光解，放出氧气');
    await one.pass(2000);
    expect(textOf(one.server.cards.get(1)?.content ?? '')).toBe('水被光解，放出氧气');
    expect(window.drafts.card(1)?.status).toBe('saved');
  });

  it('is no conflict where only the answer to an own change was lost', async () => {
    const { one, window } = await opened();
    one.fates = ['unanswered'];
    write(window.drafts, 1, '水被光解。');
    await one.pass(600);
    write(window.drafts, 1, '水被光解。。');
    await one.pass(10_000);
    expect(window.drafts.card(1)?.status).toBe('saved');
    expect(textOf(one.server.cards.get(1)?.content ?? '')).toBe('水被光解。。');
  });

  it('that another device changed shows both versions and sends neither until the author chose', async () => {
    const { one, window } = await opened();
    one.server.writeElsewhere(1, clozeContent('清水被光解'));
    write(window.drafts, 1, '水被光解，放出氧气');
    await one.pass(60_000);
    const card = window.drafts.card(1);
    expect(card?.status).toBe('conflict');
    const { base, mine, theirs } = card?.conflict ?? { base: null, mine: '', theirs: '' };
    expect([base ?? '', mine, theirs].map(textOf)).toEqual(['水被光解', '水被光解，放出氧气', '清水被光解']);
    expect(textOf(one.server.cards.get(1)?.content ?? '')).toBe('清水被光解');
    window.kill();
    const again = await one.openWindow();
    expect(again.drafts.card(1)?.status).toBe('conflict');
    again.drafts.resolve(1, settledContent(base, mine, theirs, {}));
    await one.pass(1000);
    expect(textOf(one.server.cards.get(1)?.content ?? '')).toBe('清水被光解，放出氧气');
    expect(again.drafts.card(1)?.status).toBe('saved');
  });

  it('that is gone is refused with its reason and kept', async () => {
    const { one, window } = await opened();
    await one.server.remove({ packageId: 1, cardId: 1 });
    write(window.drafts, 1, '水');
    await one.pass(60_000);
    expect(window.drafts.card(1)).toMatchObject({ status: 'refused', refusal: { code: 1201 } });
    expect(one.server.refused).toHaveLength(1);
    await one.server.restore({ packageId: 1, cardId: 1 });
    window.drafts.retry(1);
    await one.pass(1000);
    expect(window.drafts.card(1)?.status).toBe('saved');
  });

  it('shows a later version as long as nobody writes', async () => {
    const { one, window } = await opened();
    one.server.writeElsewhere(1, clozeContent('别处写的'));
    const card = one.server.cards.get(1);
    if (card) window.drafts.open(1, 'cloze.card', { ...card });
    expect(textOf(window.drafts.card(1)?.content ?? '')).toBe('别处写的');
  });
});

describe('two windows', () => {
  it('see each other, and letters written in both at once are all there', async () => {
    const { desk: one, window } = await desk();
    const other = await one.openWindow();
    const id = add(window.drafts);
    write(window.drafts, id, '空山');
    await one.pass(10);
    expect(textOf(other.drafts.card(id)?.content ?? '')).toBe('空山');
    write(window.drafts, id, '空山新雨后');
    write(other.drafts, id, '王维：空山');
    await one.pass(3000);
    for (const { drafts } of [window, other]) {
      expect(textOf(drafts.card(id)?.content ?? '')).toBe('王维：空山新雨后');
      expect(drafts.card(id)?.id).toBe(1);
    }
    expect([...one.server.cards.values()].map(({ content }) => textOf(content))).toEqual(['王维：空山新雨后']);
  });

  it('send what the other one wrote when it ends', async () => {
    const { desk: one, window } = await desk();
    const other = await one.openWindow();
    const id = add(window.drafts);
    write(window.drafts, id, '空山');
    await one.pass(10);
    window.kill();
    await one.pass(5000);
    expect(other.drafts.card(id)?.status).not.toBe('pending');
    expect(one.server.cards.size).toBe(1);
  });

  it('of which one was shown an older text takes nothing of the newer away', async () => {
    const { desk: one, window } = await desk();
    const id = add(window.drafts);
    write(window.drafts, id, '空山');
    await one.pass(10);
    const held = window.drafts.card(id)?.content ?? '';
    write(window.drafts, id, '空山新雨后');
    // An editor that has not shown the later text yet.
    window.drafts.write(id, held, clozeContent('「空山'));
    await one.pass(10);
    expect(textOf(window.drafts.card(id)?.content ?? '')).toBe('「空山新雨后');
  });
});

it('what one account wrote is neither shown nor sent by another', async () => {
  const { desk: one, window } = await desk();
  const id = add(window.drafts);
  write(window.drafts, id, '空山');
  await turn();
  await one.settle();
  window.kill();
  const other = await Window.open(one, '2');
  await one.pass(60_000);
  expect(other.drafts.card(id)).toBeNull();
  expect(one.server.cards.size).toBe(0);
  expect(await draftStore(await openDraftDatabase(one.name), '1').all()).toHaveLength(1);
});

it('a device that stores nothing says so and sends all the same', async () => {
  const one = new Desk();
  one.alterStore = (store) => ({ ...store, step: () => Promise.reject(new Error('full')) });
  const { drafts } = await one.openWindow();
  const id = add(drafts);
  write(drafts, id, '空山');
  await one.pass(100);
  expect(drafts.card(id)?.status).toBe('unstored');
  expect(drafts.hasUnsaved()).toBe(true);
  await one.pass(5000);
  expect([...one.server.cards.values()].map(({ content }) => textOf(content))).toEqual(['空山']);
});

it('a keystroke is news for its own card only', async () => {
  const { desk: one, window } = await desk();
  const [a, b] = [add(window.drafts), add(window.drafts)];
  write(window.drafts, b, '别的');
  await one.pass(5000);
  const other = window.drafts.card(b);
  const places = window.drafts.draftsOf(1);
  let told = 0;
  window.drafts.subscribeCard(b, () => told++);
  write(window.drafts, a, '字');
  await one.settle();
  expect(told).toBe(0);
  expect(window.drafts.card(b)).toBe(other);
  expect(window.drafts.draftsOf(1)).toBe(places);
});

it('says nothing and sends nothing once it is stopped', async () => {
  const { desk: one, window } = await desk();
  const id = add(window.drafts);
  write(window.drafts, id, '空山');
  window.drafts.stop();
  await one.pass(60_000);
  expect(one.server.cards.size).toBe(0);
});
