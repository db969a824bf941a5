import { Icon } from '#client/art/Icon/Icon.tsx';
import type { ClozeCard, ClozeContent } from '#domain/cards/content.ts';
import styles from './ClozeEditor.module.css';
import { blankCount } from './counting.ts';
import { useCloze, useClozeStore } from './state/ClozeEditing.tsx';
import { splitAtCaret } from './text/split.ts';
import { useT } from './wording.ts';

const hasText = (content: ClozeContent) =>
  content.flat().some((part) => ('cloze' in part ? part.cloze.text : part.text).trim() !== '');

interface Props {
  onSplit?: (first: ClozeCard, second: ClozeCard) => void;
}

/** A word to the author of a card that asks for too much at once. */
export function ManyBlanks({ onSplit }: Props) {
  const t = useT('cloze_editor');
  const store = useClozeStore();
  const count = useCloze(({ card }) => blankCount(card.content));
  // The caret of another text says nothing about where this one parts.
  const canSplit = useCloze(({ name }) => name === 'content');
  const split = () => {
    const { editor, card } = store.getState();
    if (!editor) return;
    const [first, second] = splitAtCaret(editor.state);
    if (!hasText(first) || !hasText(second)) return;
    onSplit?.(
      { ...card, content: first, altContents: [] },
      { ...card, content: second, altContents: [], analysis: '' },
    );
  };
  return (
    <div className={styles.tip} role="note">
      <Icon name="bulb" size={20} />
      <span>{t('many', { count })}</span>
      {onSplit && canSplit && (
        <button type="button" className={styles.link} onMouseDown={(event) => event.preventDefault()} onClick={split}>
          {t('split')}
        </button>
      )}
    </div>
  );
}
