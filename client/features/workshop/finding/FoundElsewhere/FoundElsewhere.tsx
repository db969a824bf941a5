import { CardSlip } from '#client/parts/cards/CardSlip/CardSlip.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import type { OutlineRow } from '../../outline/outline.ts';
import { useT } from '../wording.ts';
import styles from './FoundElsewhere.module.css';
import { useFoundElsewhere } from './use-found-elsewhere.ts';

export interface FoundElsewhereProps {
  packageId: number;
  /** the open one, whose cards stand above */
  chapterId: number;
  rows: readonly OutlineRow[];
  keyword: string;
  onOpen: (place: { chapterId: number; cardId: number }) => void;
}

/** What a search finds in the other chapters of the package, chapter after chapter in the order of reading. */
export function FoundElsewhere({ packageId, chapterId, rows, keyword, onOpen }: FoundElsewhereProps) {
  const t = useT('finding');
  const common = useT('common');
  const { found, goOn } = useFoundElsewhere(packageId, chapterId, keyword);
  const chapters = rows.flatMap(({ chapter }) => {
    const cards = found?.cards.filter((card) => card.chapterId === chapter.id) ?? [];
    return cards.length > 0 ? [{ ...chapter, cards }] : [];
  });
  return (
    <section className={styles.found} aria-label={t('elsewhere')}>
      <p className={styles.head} role="status">
        {!found ? (
          <>
            <Spinner size={20} /> {t('looking')}
          </>
        ) : found.cards.length > 0 ? (
          t('count', { count: found.cards.length })
        ) : (
          !found.failed && t('none')
        )}
      </p>
      {chapters.map(({ id, title, cards }) => (
        <section key={id} aria-labelledby={`found-${id}`}>
          <h3 id={`found-${id}`} className={styles.title} data-user-text>
            {title}
          </h3>
          {cards.map((card) => (
            <CardSlip key={card.id} content={card.content} onOpen={() => onOpen({ chapterId: id, cardId: card.id })} />
          ))}
        </section>
      ))}
      {found?.failed && (
        <p className={styles.failed} role="alert">
          {t('failed')}
          <Button scene="quiet" size="small" onClick={() => void goOn()}>
            {common('retry')}
          </Button>
        </p>
      )}
      {found && !found.failed && found.goOnAfter !== null && (
        <Button scene="quiet" size="small" onClick={() => void goOn()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
