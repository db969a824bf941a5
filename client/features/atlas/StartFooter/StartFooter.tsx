import { Prop } from '#client/art/Prop/Prop.tsx';
import { entrance } from '../trail.ts';
import { useT } from '../wording.ts';
import styles from './StartFooter.module.css';

/** The foot of the map: the bakery whose door the trail leaves. */
export function StartFooter() {
  const t = useT('atlas');
  return (
    <footer className={styles.start} data-region={0}>
      <svg
        className={styles.road}
        viewBox={`0 0 200 ${entrance.height}`}
        preserveAspectRatio="none"
        height={entrance.height}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.verge} d={entrance.road} />
        <path className={styles.bed} d={entrance.road} />
        <path className={styles.steps} d={entrance.road} />
      </svg>
      <span className={styles.bakery}>
        <Prop name="store" size={128} />
      </span>
      <p className={`display ${styles.title}`}>{t('start_here')}</p>
      <p className={styles.text}>{t('start_here_text')}</p>
    </footer>
  );
}
