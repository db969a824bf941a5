import type { Selection } from '@tiptap/pm/state';

/** The word that the caret is in or at, as the language cuts it; nothing where it stands between spaces or marks. */
export function wordAround({ $from }: Selection): { from: number; to: number } {
  const start = $from.start();
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment($from.parent.textContent);
  const word = [...words].find(
    ({ segment, index, isWordLike }) =>
      isWordLike && index <= $from.parentOffset && $from.parentOffset <= index + segment.length,
  );
  return word
    ? { from: start + word.index, to: start + word.index + word.segment.length }
    : { from: $from.pos, to: $from.pos };
}
