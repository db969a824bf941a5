import type { MasteryReview_ChangeFragment } from '#client/graphql/generated/end-flow.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { EndPage } from '../EndPage/EndPage.tsx';
import { MasteryList } from '../MasteryList/MasteryList.tsx';
import type { NamedCard } from '../named-card.ts';
import { useT } from '../wording.ts';
import styles from './MasteryReview.module.css';

export interface MasteryReviewProps {
  changes: readonly MasteryReview_ChangeFragment[];
  cards: readonly NamedCard[];
  onNext: () => void;
}

/** How well each card of the unit is known now, the shakiest first. */
export function MasteryReview({ changes, cards, onNext }: MasteryReviewProps) {
  const t = useT('endFlow');
  const up = changes.filter(({ oldMastery, newMastery }) => newMastery > oldMastery).length;
  return (
    <EndPage action={t('next')} onNext={onNext}>
      <h1 className={`${styles.title} display`}>{t('review_title')}</h1>
      <p className={styles.line}>{up > 0 ? t('review_text', { up }) : t('review_same')}</p>
      <Card>
        <MasteryList changes={[...changes].sort((a, b) => a.newMastery - b.newMastery)} cards={cards} />
      </Card>
    </EndPage>
  );
}
