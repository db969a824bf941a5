import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settledContent } from '#client/features/workshop/drafts/versions.ts';
import { clozeContent, textOf } from './support/content.ts';
import { Desk, type Fate, turn, type Window } from './support/desk.ts';

/** A letter that stands for one press of a key: each is typed once. */
const letterOf = (press: number) => String.fromCodePoint(0x4e00 + 1000 + press);

type Action =
  | { kind: 'draft'; window: number; after: number; isComplete: boolean }
  | { kind: 'type'; window: number; card: number; at: number; letters: number }
  | { kind: 'complete'; window: number; card: number }
  | { kind: 'erase'; window: number; card: number; at: number }
  | { kind: 'elsewhere'; card: number; at: number }
  | { kind: 'pass'; ms: number }
  | { kind: 'turns'; turns: number }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'kill'; window: number };

const small = fc.nat({ max: 5 });
const window = fc.nat({ max: 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('draft' as const), window, after: small, isComplete: fc.boolean() }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      window,
      card: small,
      at: fc.nat({ max: 40 }),
      letters: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('complete' as const), window, card: small }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('erase' as const), window, card: small, at: fc.nat({ max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), card: small, at: fc.nat({ max: 40 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.oneof(fc.nat({ max: 120 }), fc.nat({ max: 1500 }), fc.constantFrom(20_000, 3_600_000, 3 * 86_400_000)),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('turns' as const), turns: fc.nat({ max: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('kill' as const), window }) },
);
const fates = fc.array(
  fc.constantFrom<Fate>('answered', 'answered', 'lost', 'unanswered', 'unanswered', 'doubled', 'doubled late'),
  { maxLength: 30 },
);

/** What the author did to one card, letter by letter. */
interface Written {
  /** The draft's id. */
  id: number;
  isComplete: boolean;
  typed: Set<string>;
  erased: Set<string>;
  /** Written on another device. */
  elsewhere: Set<string>;
}

class Author {
  readonly desk = new Desk();
  readonly cards: Written[] = [];
  private readonly open: (Window | null)[] = [null, null];
  private presses = 0;
  readonly doubtful = new Set<Written>();

  constructor(fates: readonly Fate[]) {
    this.desk.fates = [...fates];
  }

  async act(action: Action) {
    switch (action.kind) {
      case 'draft': {
        const { drafts } = await this.at(action.window);
        const after = this.cards.length ? this.cards[action.after % this.cards.length] : undefined;
        const id = drafts.add({
          packageId: 1,
          place: { chapterId: 1, afterId: after && drafts.card(after.id) ? after.id : null, beforeId: null },
          type: 'cloze.card',
          content: clozeContent('', action.isComplete),
        });
        const card: Written = {
          id,
          isComplete: action.isComplete,
          typed: new Set(),
          erased: new Set(),
          elsewhere: new Set(),
        };
        this.cards.push(card);
        this.write(await this.at(action.window), card, (text) => this.typedAt(card, text, 0));
        return;
      }
      case 'type': {
        const [page, card] = await this.pick(action.window, action.card);
        if (!card) return;
        for (let turns = 0; turns < action.letters; turns++)
          this.write(page, card, (text) => this.typedAt(card, text, action.at));
        return;
      }
      case 'complete': {
        const [page, card] = await this.pick(action.window, action.card);
        if (!card || card.isComplete) return;
        card.isComplete = true;
        this.doubtful.add(card);
        this.write(page, card, (text) => this.typedAt(card, text, 0));
        return;
      }
      case 'erase': {
        const [page, card] = await this.pick(action.window, action.card);
        if (!card) return;
        this.write(page, card, (text) => {
          const letters = [...text];
          const [letter] = letters.splice(action.at % (letters.length || 1), 1);
          if (letter) card.erased.add(letter);
          return letters.join('');
        });
        return;
      }
      case 'elsewhere': {
        const stored = [...this.desk.server.cards.values()];
        const target = stored[action.card % (stored.length || 1)];
        if (!target) return;
        const letter = letterOf(this.presses++);
        const letters = [...textOf(target.content)];
        const card = this.cards.find(({ typed, elsewhere }) =>
          letters.some((one) => typed.has(one) || elsewhere.has(one)),
        );
        if (!card) return;
        letters.splice(action.at % (letters.length + 1), 0, letter);
        this.desk.server.writeElsewhere(target.id, clozeContent(letters.join('')));
        card.elsewhere.add(letter);
        return;
      }
      case 'pass':
        await this.desk.pass(action.ms);
        return;
      case 'turns':
        for (let done = 0; done < action.turns; done++) await turn();
        return;
      case 'network':
        return this.desk.setOnline(action.isOnline);
      case 'kill':
        return this.kill(action.window);
    }
  }

  kill(index: number) {
    const page = this.open[index];
    if (!page) return;
    this.open[index] = null;
    page.kill();
  }

  /** Everything ends well: the network is there, one page is opened anew and the author decides what is to be decided. */
  async end(): Promise<Window> {
    await this.desk.pass(100);
    this.kill(0);
    this.kill(1);
    this.desk.fates = [];
    this.desk.setOnline(true);
    const page = await this.desk.openWindow();
    for (let round = 0; round < 6; round++) {
      await this.desk.pass(120_000);
      for (const card of this.desk.server.cards.values()) page.drafts.open(1, 'cloze.card', { ...card });
      await this.desk.pass(1000);
      for (const { id } of this.cards) {
        const conflict = page.drafts.card(id)?.conflict;
        if (conflict) page.drafts.resolve(id, settledContent(conflict.base, conflict.mine, conflict.theirs, {}));
      }
    }
    return page;
  }

  private async at(index: number): Promise<Window> {
    const page = this.open[index] ?? (await this.desk.openWindow());
    this.open[index] = page;
    return page;
  }

  private async pick(window: number, card: number): Promise<[Window, Written | undefined]> {
    const page = await this.at(window);
    const visible = this.cards.filter(({ id }) => page.drafts.card(id));
    return [page, visible.length ? visible[card % visible.length] : undefined];
  }

  private write({ drafts }: Window, card: Written, edit: (text: string) => string) {
    const content = drafts.card(card.id)?.content;
    if (content === undefined) return;
    drafts.write(card.id, content, clozeContent(edit(textOf(content)), card.isComplete));
  }

  private typedAt(card: Written, text: string, at: number) {
    const letter = letterOf(this.presses++);
    card.typed.add(letter);
    const letters = [...text];
    letters.splice(at % (letters.length + 1), 0, letter);
    return letters.join('');
  }
}

/** The card in the editor: by its draft's name, or after days of rest by the server's only. */
function found({ drafts }: Window, { desk }: Author, { id, typed }: Written) {
  const card = drafts.card(id);
  if (card) return card;
  const stored = [...desk.server.cards.values()].find(({ content }) =>
    [...textOf(content)].some((one) => typed.has(one)),
  );
  return stored ? drafts.card(stored.id) : null;
}

/** Every word about what is kept that is not so. */
function complaints(author: Author, page: Window): string[] {
  const { server } = author.desk;
  const said: string[] = server.refused.map((reason) => `the server refused: ${reason}`);
  const stored = [...server.cards.values()].map(({ id, content }) => ({ id, text: textOf(content) }));
  const seen = new Map<string, number>();
  for (const { id, text } of stored) {
    for (const letter of text) {
      if (seen.has(letter)) said.push(`${letter} is on the server twice, in ${seen.get(letter)} and ${id}`);
      seen.set(letter, id);
    }
  }
  for (const [index, card] of author.cards.entries()) {
    const view = found(page, author, card);
    const text = view ? textOf(view.content) : '';
    const must = [...card.typed, ...card.elsewhere].filter((letter) => !card.erased.has(letter));
    for (const letter of must) if (!text.includes(letter)) said.push(`${letter} of card ${index} is lost`);
    for (const letter of card.erased) {
      if (text.includes(letter)) said.push(`${letter} of card ${index} came back`);
    }
    if (new Set(text).size !== [...text].length) said.push(`card ${index} holds a letter twice: ${text}`);
    for (const letter of text) {
      if (!card.typed.has(letter) && !card.elsewhere.has(letter)) said.push(`${letter} is foreign to card ${index}`);
    }
    if (!view) continue;
    const isReady = view.content.includes('cloze":');
    if (isReady !== view.id > 0 && !(view.id > 0)) said.push(`card ${index} is complete and not on the server`);
    if (!isReady && view.id < 0 && [...text].some((letter) => seen.has(letter)))
      said.push(`card ${index} is no card and on the server`);
    if (view.id > 0 && isReady) {
      if (server.cards.get(view.id) === undefined) said.push(`card ${index} has an id that the server does not know`);
      else if (textOf(server.cards.get(view.id)?.content ?? '') !== text)
        said.push(`card ${index} reads differently on the server`);
      if (view.status !== 'saved' && view.status !== 'idle') said.push(`card ${index} ends as ${view.status}`);
    }
  }
  const named = author.cards.flatMap((card) => found(page, author, card)?.id ?? []).filter((id) => id > 0);
  if (new Set(named).size !== stored.length)
    said.push(`${stored.length} cards on the server, ${new Set(named).size} in the editor`);
  return said;
}

/** Lets sessions be written until one ends otherwise than it should. */
function sessions(runs: number, alter: (desk: Desk) => void = () => undefined) {
  const session = fc.asyncProperty(
    fc.array(action, { minLength: 10, maxLength: 60 }),
    fates,
    async (actions, fates) => {
      const author = new Author(fates);
      alter(author.desk);
      await author.act({ kind: 'draft', window: 0, after: 0, isComplete: true });
      for (const one of actions) await author.act(one);
      const page = await author.end();
      const said = complaints(author, page);
      page.kill();
      if (said.length) throw new Error(said.join('; '));
    },
  );
  const seed = Number(process.env.SEED ?? 20_260_105);
  return fc.assert(session, { numRuns: runs, seed, endOnFailure: process.env.SHRINK === undefined });
}

const SLOW = { timeout: 300_000 };

it('300 sessions of writing, killed at any moment, lose nothing and double nothing', SLOW, () => sessions(300));

it('a device that forgets what was written is found out', SLOW, async () => {
  const alter = (desk: Desk) => {
    desk.alterStore = (store) => ({ ...store, step: async (_, step) => step(undefined) });
  };
  await expect(sessions(100, alter)).rejects.toMatchObject({ cause: { message: expect.stringContaining('is lost') } });
});

it('a repeat under another key is found out', SLOW, async () => {
  const alter = (desk: Desk) => {
    let calls = 0;
    const other = () => ({ idempotencyKey: `another ${calls++}` });
    desk.alterPort = (port) => ({ ...port, create: (request) => port.create({ ...request, ...other() }) });
  };
  await expect(sessions(100, alter)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('on the server twice') },
  });
});

it('a page that writes nothing down at once is found out', SLOW, async () => {
  const alter = (desk: Desk) => {
    desk.alterJournal = (journal) => ({ ...journal, write: () => undefined });
  };
  await expect(sessions(100, alter)).rejects.toMatchObject({ cause: { message: expect.stringContaining('is lost') } });
});

it('letters that reached the disk, though nobody was told, are not put in twice', SLOW, async () => {
  const alter = (desk: Desk) => {
    desk.alterJournal = (journal) => ({ ...journal, window: '' });
  };
  await expect(sessions(300, alter)).rejects.toMatchObject({ cause: { message: expect.stringContaining('twice') } });
});
