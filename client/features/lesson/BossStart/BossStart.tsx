import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import { BOSS_HP } from '#domain/limits.ts';
import { BossArena } from '../BossArena/BossArena.tsx';
import { useKeys } from '../use-keys.ts';
import { useT } from '../wording.ts';
import styles from './BossStart.module.css';

export interface BossStartProps {
  guest: number;
  /** questions the boss asks */
  count: number;
  onStart: () => void;
}

/** The boss appears in front of its oven, between practice and its questions. Reading starts at its heading. */
export function BossStart({ guest, count, onStart }: BossStartProps) {
  const t = useT('lesson');
  const name = useGuestName(guest);
  const heading = useHeadingFocus();
  useKeys({ Enter: onStart }, { first: true });
  return (
    <section className={styles.start}>
      <div className={styles.arena}>
        <BossArena guest={guest} pose="idle" hp={BOSS_HP} />
      </div>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1} className={`${styles.title} display`}>
          {t('boss_start_title')}
        </h1>
        <p className={styles.text}>{t('boss_start_text', { name, count })}</p>
        <Button size="large" icon="bolt" onClick={onStart}>
          {t('boss_start_go')}
        </Button>
      </div>
    </section>
  );
}
