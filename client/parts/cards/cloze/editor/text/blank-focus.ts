import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { CONTENT_LIMIT } from '#domain/limits.ts';
import { selectedBlank } from './blanks.ts';
import { type BlankRange, blanksIn } from './document.ts';
import { excessFrom } from './length.ts';
import { attributesOf } from './schema.ts';

interface Focus {
  /** the author was here: a caret that nobody placed selects no blank */
  isTouched: boolean;
  blank: BlankRange | undefined;
  /** of the blank made last */
  group: string | undefined;
  shown: DecorationSet;
}

const key = new PluginKey<Focus>('blankFocus');

/** The caret leaves its blank without going anywhere. */
export const leave = ({ tr }: EditorState) => tr.setMeta(key, 'leave');
export const madeGroup = (tr: Transaction, group: string) => tr.setMeta('madeGroup', group);
/** A change that comes from outside: nobody typed it here. */
export const fromOutside = (tr: Transaction) => tr.setMeta('outside', true).setMeta('addToHistory', false);
export const isFromOutside = (tr: Transaction) => tr.getMeta('outside') === true;

export const focusedBlank = (state: EditorState) => key.getState(state)?.blank;

/** The group for one more blank of the same kind: that of the last one made, else of the last before the selection. */
export function groupAgain(state: EditorState): string {
  const made = key.getState(state)?.group;
  const before = blanksIn(state.doc).findLast(({ from }) => from < state.selection.from);
  return made ?? (before ? attributesOf(before.mark).group : 'c1');
}

function show(state: EditorState, blank: BlankRange | undefined): DecorationSet {
  const excess = excessFrom(state.doc, CONTENT_LIMIT);
  const shown: Decoration[] = [];
  if (blank) shown.push(Decoration.inline(blank.from, blank.to, { 'data-on': '' }));
  if (excess !== undefined) shown.push(Decoration.inline(excess, state.doc.content.size, { 'data-over': '' }));
  return DecorationSet.create(state.doc, shown);
}

/** Knows the blank that the author is at, shows it, and shows what is over the limit. */
export const blankFocus = () =>
  new Plugin<Focus>({
    key,
    state: {
      init: (_, state) => ({ isTouched: false, blank: undefined, group: undefined, shown: show(state, undefined) }),
      apply(tr, old, _, state) {
        if (!tr.docChanged && !tr.selectionSet && !tr.getMeta(key)) return old;
        const group = (tr.getMeta('madeGroup') as string | undefined) ?? old.group;
        // An input method writes into the page itself: what is drawn around its words is left alone until it is done.
        if (tr.getMeta('composition') !== undefined && tr.docChanged) {
          return { ...old, group, shown: old.shown.map(tr.mapping, tr.doc) };
        }
        const isTouched = tr.getMeta(key) !== 'leave' && (old.isTouched || !isFromOutside(tr));
        const blank = isTouched ? selectedBlank(state) : undefined;
        return { isTouched, blank, group, shown: show(state, blank) };
      },
    },
    props: { decorations: (state) => key.getState(state)?.shown },
  });
