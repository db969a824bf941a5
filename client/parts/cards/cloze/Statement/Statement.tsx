import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Card } from '#client/ui/Card/Card.tsx';
import { textWidth } from '#domain/cards/text-width.ts';
import { LongText } from '../../LongText/LongText.tsx';
import { langOf } from '../../text.ts';
import { type Piece, phrasesOf, piecesOf, poemTitle } from '../verse.ts';
import styles from './Statement.module.css';

export interface StatementProps<Gap extends object> {
  paragraphs: readonly (readonly ({ text: string } | Gap)[])[];
  renderGap: (gap: Gap) => ReactNode;
  /** Never folded: there is nothing below that must stay in sight. */
  whole?: boolean;
}

/** Stands for a gap when the text is measured. */
const GAP = ' '.repeat(8);

/**
 * A cloze text: prose as it runs, folded beyond 5 lines until its current gap is further down; a poem, whose lines are its form,
 * whole under its title with a line for each half-verse on a phone.
 */
export function Statement<Gap extends object>({ paragraphs, renderGap, whole = false }: StatementProps<Gap>) {
  const poem = poemTitle(paragraphs);
  const piece = (part: Piece<Gap>) =>
    'gap' in part ? (
      <span className={styles.together}>
        {part.lead}
        {renderGap(part.gap)}
        {part.tail}
      </span>
    ) : (
      part.text
    );
  const run = (pieces: Piece<Gap>[]) => inOrder(pieces, piece);
  const paragraph = (parts: readonly ({ text: string } | Gap)[]) => (
    <div className={styles.paragraph}>
      {poem
        ? inOrder(phrasesOf(parts), (phrase) => <span className={styles.phrase}>{run(phrase)}</span>)
        : run(piecesOf(parts))}
    </div>
  );
  const body = inOrder(poem ? paragraphs.slice(1) : paragraphs, paragraph);
  const words = paragraphs.flatMap((parts) => parts.map((part) => ('text' in part ? String(part.text) : GAP))).join('');

  return (
    <Card className={styles.statement} pad={false} lang={langOf(words)} data-poem={poem ? '' : undefined}>
      {poem && (
        <p className={styles.title}>
          {poem.title}
          {poem.source && <small className={styles.source}>{poem.source}</small>}
        </p>
      )}
      <div className={styles.text} style={{ '--units': textWidth(words) } as CSSProperties}>
        {poem || whole ? (
          body
        ) : (
          <LongText className={styles.paragraph} inSight="[aria-current]">
            {body}
          </LongText>
        )}
      </div>
    </Card>
  );
}

function inOrder<T>(items: readonly T[], render: (item: T) => ReactNode) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text of a question never changes
  return items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>);
}
