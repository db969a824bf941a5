import type { ResultLines_StatsFragment } from '#client/graphql/generated/end-flow.ts';
import { BigStars } from '../BigStars/BigStars.tsx';
import { useT } from '../wording.ts';
import styles from './ResultHero.module.css';

const titles = { 1: 'title_1', 2: 'title_2', 3: 'title_3' } as const;

interface Props {
  stats: ResultLines_StatsFragment;
  /** No card was answered wrong, which three stars alone do not say. */
  spotless?: boolean;
}

/** How a unit of the map went: its stars and what that is called. */
export function ResultHero({ stats, spotless = true }: Props) {
  const t = useT('endFlow');
  const { level, debutCount, reviewCount } = stats;
  const star = Math.min(3, Math.max(1, stats.star)) as 1 | 2 | 3;
  return (
    <div className={styles.hero}>
      <BigStars star={star} />
      <h1 className={`${styles.title} display`}>{t(titles[star])}</h1>
      <p className={styles.line}>
        {t(star === 3 && spotless ? 'level_clean' : 'level_done', { level, cards: debutCount + reviewCount })}
      </p>
    </div>
  );
}
