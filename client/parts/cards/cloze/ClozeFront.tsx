import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';
import { groupIndex } from '#domain/cards/cloze/blanks.ts';
import type { ClozeCard } from '#domain/cards/cloze/content.ts';
import styles from '../CardFront/CardFront.module.css';

/** The text with its key points. */
export function ClozeFront({ card }: { card: ClozeCard }) {
  return card.content.map((paragraph, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a card never changes
    <span key={line} className={styles.line}>
      {paragraph.map((part, at) =>
        'cloze' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ClozeMark key={at} group={groupIndex(part.cloze.group)}>
            {part.cloze.text}
          </ClozeMark>
        ) : (
          part.text
        ),
      )}
    </span>
  ));
}
