import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Bakery } from '#client/art/Region/Bakery.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { useT } from '../wording.ts';
import styles from './ClosingCall.module.css';

interface Props {
  /** Asked to begin without an account. */
  onGuest: () => void;
}

/** The end of the landing page: the bakery's door is open, and the way leads in. */
export function ClosingCall({ onGuest }: Props) {
  const t = useT('landing');
  return (
    <section className={styles.call}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 className="display">
            <span>{t('call_1')}</span>
            <span>{t('call_2')}</span>
          </h2>
          <Button size="large" onClick={onGuest}>
            {t('call_start')}
          </Button>
          <p>{t('free')}</p>
        </div>
        <div className={styles.street} aria-hidden="true">
          <span className={styles.neighbour}>
            <Mascot id={1008} pose="happy" />
          </span>
          <span className={styles.bakery}>
            <svg className={styles.way} viewBox="0 0 1400 52" fill="none" focusable="false" aria-hidden="true">
              <path d="M0 26H1180C1280 26 1300 40 1340 40S1384 24 1384 -6" className={styles.kerb} />
              <path d="M0 26H1180C1280 26 1300 40 1340 40S1384 24 1384 -6" className={styles.road} />
              <path d="M0 26H1180C1280 26 1300 40 1340 40S1384 24 1384 -6" className={styles.crumbs} />
            </svg>
            <Bakery />
          </span>
          <span className={styles.neighbour}>
            <Mascot id={1001} pose="cheer" />
          </span>
        </div>
      </div>
    </section>
  );
}
