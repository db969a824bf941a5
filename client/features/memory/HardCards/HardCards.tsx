import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { useT } from '../wording.ts';
import styles from './HardCards.module.css';

interface HardCardsProps {
  cards: readonly { cardId: number; title: string; packageName: string; lapses: number }[];
  /** so long that it stands beside three other sheets */
  tall?: boolean;
}

/** The cards that were forgotten most often. */
export function HardCards({ cards, tall }: HardCardsProps) {
  const t = useT('memory');
  return (
    <ChartCard title={t('hardest')} tall={tall} text={cards.length > 0 ? t('hardest_text') : t('hardest_empty')}>
      {cards.length > 0 && (
        <ol className={styles.list}>
          {cards.map(({ cardId, title, packageName, lapses }) => (
            <li key={cardId}>
              <span className={styles.card}>
                <b>{title || t('untitled')}</b>
                <span>{packageName}</span>
              </span>
              <span className={styles.lapses}>{t('lapses', { count: lapses })}</span>
            </li>
          ))}
        </ol>
      )}
    </ChartCard>
  );
}
