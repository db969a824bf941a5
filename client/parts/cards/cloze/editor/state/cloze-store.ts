import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { createStore } from 'zustand/vanilla';
import type { ClozeCard, ClozeContent } from '#domain/cards/content.ts';
import { focusedBlank } from '../text/blank-focus.ts';
import { sameContent } from '../text/document.ts';
import { attributesOf, type BlankAttributes } from '../text/schema.ts';

export interface SelectedBlank extends BlankAttributes {
  text: string;
}

/** The main text, or an alternate by its key. */
export type TextName = 'content' | number;

export interface ClozeState {
  /** as written, a frame ahead of what the workshop was told */
  card: ClozeCard;
  /** one for each alternate content, so that each keeps its editor when another goes */
  keys: readonly number[];
  readOnly: boolean;
  /** of the text last worked in */
  editor: Editor | null;
  /** which text that is */
  name: TextName | null;
  /** a text has the focus */
  isWriting: boolean;
  blank: SelectedBlank | null;
  canUndo: boolean;
  canRedo: boolean;
}

export const contentOf = ({ card, keys }: Pick<ClozeState, 'card' | 'keys'>, name: TextName): ClozeContent =>
  name === 'content' ? card.content : (card.altContents[keys.indexOf(name)] ?? []);

const MOST_AWAITED = 100;

const sameCard = (a: ClozeCard, b: ClozeCard) =>
  a === b ||
  (a.analysis === b.analysis &&
    a.illustration?.assetId === b.illustration?.assetId &&
    a.altContents.length === b.altContents.length &&
    sameContent(a.content, b.content) &&
    a.altContents.every((content, at) => sameContent(content, b.altContents[at] ?? [])));

const sameList = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((x, i) => x === b[i]);
const sameBlank = (a: SelectedBlank | null, b: SelectedBlank | null) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.id === b.id &&
    a.group === b.group &&
    a.text === b.text &&
    sameList(a.distrators, b.distrators) &&
    sameList(a.giveAwayDistrators, b.giveAwayDistrators));

let lastKey = 0;
const newKeys = (count: number) =>
  Array.from({ length: count }, () => {
    lastKey += 1;
    return lastKey;
  });

export type ClozeStore = ReturnType<typeof createClozeStore>;

/** What the parts of one card's editor share. Changes are told once a frame, right after it is seen. */
export function createClozeStore(card: ClozeCard, tell: (card: ClozeCard) => void) {
  const store = createStore<ClozeState>()(() => ({
    card,
    keys: newKeys(card.altContents.length),
    readOnly: false,
    editor: null,
    name: null,
    isWriting: false,
    blank: null,
    canUndo: false,
    canRedo: false,
  }));
  /** Told, not yet given back. */
  const awaited: ClozeCard[] = [];
  let given = card;
  /** Takes back what is to be told; null where nothing is. */
  let cancel: (() => void) | null = null;

  const flush = () => {
    if (!cancel) return;
    cancel();
    cancel = null;
    const { card } = store.getState();
    awaited.push(card);
    awaited.splice(0, awaited.length - MOST_AWAITED);
    tell(card);
  };

  /** After the next picture: whoever is told draws much, and the letter is to be seen before. */
  const tellSoon = () => {
    if (cancel) return;
    const frame = requestAnimationFrame(() => {
      const timer = setTimeout(flush);
      cancel = () => clearTimeout(timer);
    });
    cancel = () => cancelAnimationFrame(frame);
  };

  const change = (next: Partial<ClozeCard>, keys = store.getState().keys) => {
    store.setState(({ card }) => ({ card: { ...card, ...next }, keys }));
    tellSoon();
  };

  return {
    ...store,
    flush,

    setAnalysis: (analysis: string) => change({ analysis }),

    setContent(name: TextName, content: ClozeContent) {
      const { card, keys } = store.getState();
      if (name === 'content') change({ content });
      else change({ altContents: card.altContents.map((old, at) => (keys[at] === name ? content : old)) });
    },

    /** Puts an alternate at a place, last where none is said; returns its key. */
    addAlternate(content: ClozeContent, at = store.getState().keys.length): number {
      const { card, keys } = store.getState();
      const [key = 0] = newKeys(1);
      change({ altContents: card.altContents.toSpliced(at, 0, content) }, keys.toSpliced(at, 0, key));
      return key;
    },

    removeAlternate(key: number) {
      const { card, keys } = store.getState();
      const at = keys.indexOf(key);
      if (at >= 0) change({ altContents: card.altContents.toSpliced(at, 1) }, keys.toSpliced(at, 1));
    },

    /**
     * Takes the card that the workshop holds. What was told comes back, now or some changes later, and is no news; anything else is
     * from outside and replaces what is here, unless something newer was written that is not told yet.
     */
    receive(value: ClozeCard) {
      if (value === given) return;
      given = value;
      const same = awaited.indexOf(value);
      const at = same >= 0 ? same : awaited.findIndex((told) => sameCard(told, value));
      if (at >= 0) {
        awaited.splice(0, at + 1);
        return;
      }
      if (cancel) return;
      const { card, keys } = store.getState();
      if (sameCard(card, value)) return;
      awaited.length = 0;
      const count = value.altContents.length;
      store.setState({ card: value, keys: [...keys.slice(0, count), ...newKeys(Math.max(0, count - keys.length))] });
    },

    /** Looks at what an editor shows; nothing is told where nothing changed. */
    look(editor: Editor, name: TextName) {
      const range = focusedBlank(editor.state);
      const blank = range ? { ...attributesOf(range.mark), text: range.text } : null;
      const canUndo = undoDepth(editor.state) > 0;
      const canRedo = redoDepth(editor.state) > 0;
      const now = store.getState();
      if (now.editor === editor && now.canUndo === canUndo && now.canRedo === canRedo && sameBlank(now.blank, blank))
        return;
      store.setState({ editor, name, blank, canUndo, canRedo });
    },

    /** An editor that goes takes its selection with it. */
    forget(editor: Editor) {
      if (store.getState().editor !== editor) return;
      store.setState({ editor: null, name: null, blank: null, isWriting: false, canUndo: false, canRedo: false });
    },
  };
}
