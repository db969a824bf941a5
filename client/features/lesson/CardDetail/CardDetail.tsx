import { Icon } from '#client/art/Icon/Icon.tsx';
import { WholeCard } from '#client/parts/cards/WholeCard/WholeCard.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import type { CardContent } from '#domain/cards/content.ts';
import { useKeys } from '../use-keys.ts';
import { useT } from '../wording.ts';
import styles from './CardDetail.module.css';

export interface CardDetailProps {
  card: CardContent;
  onContinue: () => void;
}

/** Everything a new card holds, after its first right answer. */
export function CardDetail({ card, onContinue }: CardDetailProps) {
  const t = useT('lesson');
  const heading = useHeadingFocus();
  useKeys({ Enter: onContinue }, { first: true });
  return (
    <div className={styles.detail}>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('detail_title')}
      </h1>
      <Card className={styles.card} pad={false}>
        <WholeCard card={card} />
      </Card>
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
    </div>
  );
}
