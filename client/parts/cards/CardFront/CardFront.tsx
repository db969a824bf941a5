import { memo } from 'react';
import { parseCardContent } from '#domain/cards/content.ts';
import { cardLookOf } from '../card-looks.ts';
import { useT } from '../wording.ts';
import styles from './CardFront.module.css';

interface Props {
  /** JSON of the card */
  content: string;
}

/**
 * What a card is about, at a glance: the text with its key points, the word, the question, the characters. It is read once for
 * each content, however often a list around it is drawn.
 */
export const CardFront = memo(function CardFront({ content }: Props) {
  const t = useT('card');
  const parsed = parseCardContent(content);
  if (!parsed.ok)
    return (
      <span className={styles.front} data-user-text>
        <em>{t('unreadable')}</em>
      </span>
    );
  const { Front } = cardLookOf(parsed.card);
  return (
    <span className={styles.front} data-user-text>
      <Front card={parsed.card} />
    </span>
  );
});
