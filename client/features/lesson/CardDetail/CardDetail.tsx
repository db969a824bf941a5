import { Icon } from '#client/art/Icon/Icon.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import type { CardContent } from '#domain/cards/content.ts';
import { ClozeDetail } from '../ClozeDetail/ClozeDetail.tsx';
import { HanziDetail } from '../HanziDetail/HanziDetail.tsx';
import { McqDetail } from '../McqDetail/McqDetail.tsx';
import { useKeys } from '../use-keys.ts';
import { WordDetail } from '../WordDetail/WordDetail.tsx';
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
        <Content card={card} />
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

function Content({ card }: { card: CardContent }) {
  switch (card.type) {
    case 'enWord.card':
      return <WordDetail card={card} />;
    case 'cloze.card':
      return <ClozeDetail card={card} />;
    case 'mcq.card':
      return <McqDetail card={card} />;
    case 'kidHanzi.card':
      return <HanziDetail card={card} />;
  }
}
