import { useEffect } from 'react';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { playSound } from '#client/platform/sounds.ts';
import { REWARD_AUDIO_DELAY_MS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './CheckInStamp.module.css';

export interface CheckInStampProps {
  /** unless told, that it is the first one */
  title?: string;
  text?: string;
}

/** The stamp of the day comes down. */
export function CheckInStamp({ title, text }: CheckInStampProps) {
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
      <h1 className={`${styles.title} display`}>{title ?? t('checkin_first_title')}</h1>
      <p className={styles.line}>{text ?? t('checkin_first_text')}</p>
    </div>
  );
}
