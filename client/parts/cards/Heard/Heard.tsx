import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Decline } from '../Decline/Decline.tsx';
import { useFaceKeys } from '../use-face-keys.ts';
import { useT } from '../wording.ts';
import styles from './Heard.module.css';

export interface HeardProps {
  /** says it, and answers whether it could be heard */
  say: () => Promise<boolean>;
  /** the face is over: what was heard is written where the way out was */
  passed: boolean;
  onDecline: () => void;
  /** what was heard, in writing */
  children: ReactNode;
}

/** A question that is heard: said once by itself, and again at a tap or with the space bar. */
export function Heard({ say, passed, onDecline, children }: HeardProps) {
  const t = useT('faces');
  const [silent, setSilent] = useState(false);
  const play = () => void say().then((begun) => setSilent(!begun));
  // What was already answered, as after a reload, says nothing by itself.
  const playFirst = useEffectEvent(() => !passed && play());
  useEffect(() => void playFirst(), []);
  useFaceKeys({ enabled: !passed, space: play });
  return (
    <div className={styles.heard}>
      <button type="button" className={styles.play} aria-label={t('listenAgain')} onClick={play}>
        <Icon name="sound" size={48} />
      </button>
      {passed ? (
        <div className={styles.written}>{children}</div>
      ) : (
        <div className={styles.out}>
          <p role="status" className={styles.silent}>
            {silent ? t('notHeard') : ''}
          </p>
          <Decline what="hear" onDecline={onDecline} />
        </div>
      )}
    </div>
  );
}
