import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import { useT } from '../wording.ts';
import styles from './PageLoading.module.css';

/** The page is on its way. The router shows it after 200 ms only. */
export function PageLoading() {
  const t = useT('app');
  return (
    <div className={styles.place}>
      <Spinner size={48} label={t('loading')} delay={0} />
    </div>
  );
}
