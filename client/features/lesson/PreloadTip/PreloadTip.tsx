import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useDelayed } from '#client/ui/useDelayed.ts';
import { useT } from '../wording.ts';
import styles from './PreloadTip.module.css';

const tips = ['tip_1', 'tip_2', 'tip_3', 'tip_4', 'tip_5'] as const;

export interface PreloadTipProps {
  mascot: number;
  /** picks the tip; the same number says the same */
  turn: number;
  /** ms of nothing first; 200 */
  delay?: number;
}

/** Something to know while a unit gets ready. What is ready at once never shows it. */
export function PreloadTip({ mascot, turn, delay }: PreloadTipProps) {
  const t = useT('lesson');
  const visible = useDelayed(delay);
  if (!visible) return <div className={styles.tip} aria-busy="true" />;
  return (
    <div className={styles.tip} role="status">
      <StateMessage
        mascot={mascot}
        pose="think"
        as="h1"
        title={t('preload_title')}
        text={t(tips[turn % tips.length] ?? 'tip_1')}
        action={<Spinner delay={0} />}
      />
    </div>
  );
}
