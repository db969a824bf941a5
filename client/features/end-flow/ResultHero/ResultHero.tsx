import type { ResultLines_StatsFragment } from '#client/graphql/generated/end-flow.ts';
import { BigStars } from '../BigStars/BigStars.tsx';
import { useT } from '../wording.ts';
import styles from './ResultHero.module.css';

const titles = { 1: 'title_1', 2: 'title_2', 3: 'title_3' } as const;

/** How a unit of the map went: its stars and what that is called. */
export function ResultHero({ stats }: { stats: ResultLines_StatsFragment }) {
  const t = useT('endFlow');
  const { level, debutCount, reviewCount } = stats;
  const star = Math.min(3, Math.max(1, stats.star)) as 1 | 2 | 3;
  return (
    <div className={styles.hero}>
      <BigStars star={star} />
      <h1 className={`${styles.title} display`}>{t(titles[star])}</h1>
      <p className={styles.line}>
        {t(star === 3 ? 'level_clean' : 'level_done', { level, cards: debutCount + reviewCount })}
      </p>
    </div>
  );
}
