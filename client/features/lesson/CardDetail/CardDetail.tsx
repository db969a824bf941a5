import { lazy, Suspense, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { WholeCard } from '#client/parts/cards/WholeCard/WholeCard.tsx';
import { LookUp } from '#client/parts/cards/Words/look-up.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Row } from '#client/ui/Row/Row.tsx';
import { Sheet } from '#client/ui/Sheet/Sheet.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import type { CardContent } from '#domain/cards/content.ts';
import { HelpVideo } from '../HelpVideo/HelpVideo.tsx';
import { useKeys } from '../use-keys.ts';
import { useT } from '../wording.ts';
import styles from './CardDetail.module.css';

// Most cards are read without it.
const WordSheet = lazy(() => import('../WordSheet/WordSheet.tsx').then((m) => ({ default: m.WordSheet })));

export interface CardDetailProps {
  card: CardContent;
  /** the card answered before this one, null for the first */
  previous: CardContent | null;
  onContinue: () => void;
  /** opens the editor of the card, or says that there is none */
  onEdit: () => void;
  /** the same of the card before */
  onEditPrevious: () => void;
}

/** Everything a new card holds, after its first right answer. */
export function CardDetail({ card, previous, onContinue, onEdit, onEditPrevious }: CardDetailProps) {
  const t = useT('lesson');
  const heading = useHeadingFocus();
  const [word, setWord] = useState<string | null>(null);
  const [lookingBack, setLookingBack] = useState(false);
  const lookBack = () => (previous ? setLookingBack(true) : toast({ kind: 'info', text: t('first_card') }));
  const editPrevious = () => {
    setLookingBack(false);
    onEditPrevious();
  };
  useKeys({ Enter: onContinue }, { first: true });
  return (
    <div className={styles.detail}>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('detail_title')}
      </h1>
      <Card className={styles.card} pad={false}>
        <LookUp value={setWord}>
          <WholeCard card={card} />
        </LookUp>
      </Card>
      <Row gap={1} justify="between" className={styles.acts}>
        <Button scene="quiet" size="small" icon="undo" onClick={lookBack}>
          {t('previous_card')}
        </Button>
        <HelpVideo />
        <Button scene="quiet" size="small" icon="edit" onClick={onEdit}>
          {t('edit_card')}
        </Button>
      </Row>
      <div className={styles.dock}>
        <div className={styles.inside}>
          <b className={styles.right}>
            <Icon name="check" size={24} />
            {t('right')}
          </b>
          <Button scene="correct" size="large" className={styles.next} onClick={onContinue}>
            {t('remembered')}
          </Button>
        </div>
      </div>
      {word !== null && (
        <Suspense>
          <WordSheet word={word} onClose={() => setWord(null)} />
        </Suspense>
      )}
      {previous && (
        <Sheet
          open={lookingBack}
          onClose={() => setLookingBack(false)}
          title={t('previous_card')}
          closeLabel={t('previous_close')}
          actions={
            <Button block scene="secondary" icon="edit" onClick={editPrevious}>
              {t('edit_card')}
            </Button>
          }
        >
          <div className={styles.previous}>
            <WholeCard card={previous} />
          </div>
        </Sheet>
      )}
    </div>
  );
}
