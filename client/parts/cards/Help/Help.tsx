import { Icon } from '#client/art/Icon/Icon.tsx';
import { LongText } from '../LongText/LongText.tsx';
import type { Note } from '../note.ts';
import { langOf } from '../text.ts';
import { useT } from '../wording.ts';
import styles from './Help.module.css';

export interface HelpProps {
  note: Note | null;
  hint: string | null;
}

/** What helps after a mistake: "「丰富的」是 abundant", what the wrong option is right for, and the hint of the card. */
export function Help({ note, hint }: HelpProps) {
  const t = useT('faces');
  return (
    <>
      {note && <p>{t.rich('note', { ...note, w: (word) => <b lang="en">{word}</b> })}</p>}
      {hint !== null && (
        <div className={styles.hint}>
          <span className={styles.label}>
            <Icon name="bulb" size={18} />
            {t('hint')}
          </span>
          <div>
            <LongText lang={langOf(hint)}>{hint}</LongText>
          </div>
        </div>
      )}
    </>
  );
}
