import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useT } from '../wording.ts';
import styles from './StartFooter.module.css';

/** The foot of the map, where the trail begins. */
export function StartFooter() {
  const t = useT('atlas');
  return (
    <footer className={styles.start} data-region={0}>
      <Mascot id={1001} size={88} />
      <p className={`display ${styles.title}`}>{t('start_here')}</p>
      <p className={styles.text}>{t('start_here_text')}</p>
    </footer>
  );
}
