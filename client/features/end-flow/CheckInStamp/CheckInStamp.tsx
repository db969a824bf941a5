import { useEffect } from 'react';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { playSound } from '#client/platform/sounds.ts';
import { REWARD_AUDIO_DELAY_MS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './CheckInStamp.module.css';

/** The first stamp comes down. */
export function CheckInStamp() {
  const t = useT('endFlow');
  useEffect(() => {
    const timer = setTimeout(() => playSound('reward'), REWARD_AUDIO_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.stamp}>
      <span className={styles.ring}>
        <Bun size={132} className={styles.bun} />
      </span>
      <h1 className={`${styles.title} display`}>{t('checkin_first_title')}</h1>
      <p className={styles.line}>{t('checkin_first_text')}</p>
    </div>
  );
}
