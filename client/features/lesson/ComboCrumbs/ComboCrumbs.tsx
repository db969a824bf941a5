import { Crumbs } from '#client/art/Crumbs/Crumbs.tsx';
import { useT } from '../wording.ts';
import styles from './ComboCrumbs.module.css';

/** Crumbs fly when a combo is worth it. Give it a key for each feast; it says nothing to assistive technology. */
export function ComboCrumbs({ combo }: { combo: number }) {
  const t = useT('lesson');
  return (
    <div className={styles.burst} aria-hidden="true">
      <Crumbs count={18} reach={150} />
      <b className={`${styles.word} display`}>{t('combo_feast', { count: combo })}</b>
    </div>
  );
}
