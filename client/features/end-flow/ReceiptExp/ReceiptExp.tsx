import { CountUp } from '#client/ui/CountUp/CountUp.tsx';
import { useT } from '../wording.ts';
import styles from './ReceiptExp.module.css';

/** The experience that a unit brought, large. */
export function ReceiptExp({ exp }: { exp: number }) {
  const t = useT('endFlow');
  return (
    <p className={styles.exp} data-line="2">
      <b className="display">
        <CountUp from={0} value={exp} format={(value) => `+${value}`} />
      </b>
      <span>{t('exp')}</span>
    </p>
  );
}
