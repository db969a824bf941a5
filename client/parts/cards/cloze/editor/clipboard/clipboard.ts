import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import { blankOf, newId } from '../text/schema.ts';
import { type Carried, carriedBy } from './carried.ts';
import { insertContent } from './insert.ts';
import { read } from './reader.ts';

/** Blanks that are dragged to another place are not those that stay where they were. */
function withNewIds(slice: Slice): Slice {
  const renewed = (node: Node): Node => {
    if (!node.isText) return node.copy(fresh(node.content));
    const mark = blankOf(node.marks);
    return mark ? node.mark([mark.type.create({ ...mark.attrs, id: newId() })]) : node;
  };
  const fresh = (content: Fragment): Fragment => Fragment.from(content.content.map(renewed));
  return new Slice(fresh(slice.content), slice.openStart, slice.openEnd);
}

const isEmpty = ({ html, text }: Carried) => html === '' && text === '';

/** Text and blanks come in, nothing else; other programs get the text. */
export const clipboard = () =>
  new Plugin({
    props: {
      // the library's own reading is not used, and would try on the styles of the page
      transformPastedHTML: () => '',
      handlePaste(view, { clipboardData }) {
        if (clipboardData) {
          read(carriedBy(clipboardData), (content) => {
            if (content.length > 0 && !view.isDestroyed) view.dispatch(insertContent(view.state, content));
          });
        }
        return true;
      },
      handleDrop(view, event, _, isMoved) {
        // What is dragged inside the text is moved by the editor itself.
        if (isMoved || view.dragging || !event.dataTransfer) return false;
        const carried = carriedBy(event.dataTransfer);
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (isEmpty(carried) || !place) return false;
        const { state } = view;
        view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(place.pos))));
        view.focus();
        read(carried, (content) => {
          if (content.length > 0 && !view.isDestroyed) view.dispatch(insertContent(view.state, content));
        });
        return true;
      },
      transformPasted: withNewIds,
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
    },
  });
