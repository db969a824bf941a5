import { Baking } from '#client/art/Baking/Baking.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useDelayed } from '#client/ui/useDelayed.ts';
import { useT } from '../wording.ts';
import styles from './Submitting.module.css';

/** The result is on its way. Shows after 200 ms. */
export function Submitting({ delay }: { delay?: number }) {
  const t = useT('lesson');
  const visible = useDelayed(delay);
  if (!visible) return <div className={styles.page} aria-busy="true" />;
  return (
    <div className={styles.page} role="status">
      <StateMessage as="h1" picture={<Baking size={150} />} title={t('submitting_title')} text={t('submitting_text')} />
    </div>
  );
}
