import type { CSSProperties, ReactNode } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Pond } from '#client/art/Pond/Pond.tsx';
import { WordBun, type WordBunProps } from '#client/art/WordBun/WordBun.tsx';
import { useT } from '../wording.ts';
import styles from './MemoryPond.module.css';

interface PlaceProps {
  /** percent of the panel */
  x: number;
  y: number;
  className?: string;
  children: ReactNode;
}

function Place({ x, y, className = '', children }: PlaceProps) {
  return (
    <span className={`${styles.place} ${className}`} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
      {children}
    </span>
  );
}

function Word({ mood }: Pick<WordBunProps, 'mood'>) {
  return (
    <>
      <WordBun mood={mood} />
      <b lang="en">reluctant</b>
    </>
  );
}

/**
 * One word in the pond of forgetting: it sinks, is scooped up when it nearly lies on the ground, and floats by itself at last. Moves by
 * style alone; standing still it shows where the word came from. The words beside it tell the same.
 */
export function MemoryPond() {
  const t = useT('landing');
  return (
    <ol className={styles.pond}>
      <li>
        <div className={styles.panel} aria-hidden="true">
          <Pond third={0} className={styles.water} />
          <span className={styles.onJetty}>
            <Mascot id={1002} pose="happy" />
          </span>
          <Place x={42} y={37} className={styles.ghost}>
            <WordBun />
          </Place>
          <Place x={56} y={57} className={styles.ghost}>
            <WordBun />
          </Place>
          <Place x={77} y={76} className={styles.sinking}>
            <Word mood="oops" />
          </Place>
          <span className={styles.day} data-at="0">
            {t('pond_day', { day: 1 })}
          </span>
          <span className={styles.deep}>{t('pond_deep')}</span>
        </div>
        <div className={styles.step}>
          <span className={`${styles.number} hero`} aria-hidden="true">
            1
          </span>
          <div>
            <h3>{t('pond_1')}</h3>
            <p>{t('pond_1_text')}</p>
          </div>
        </div>
      </li>
      <li>
        <div className={styles.panel} aria-hidden="true">
          <Pond third={1} className={styles.water} />
          <span className={styles.inBoat}>
            <Mascot id={1002} pose="cheer" />
          </span>
          <Place x={60} y={66} className={styles.rising}>
            <Word mood="happy" />
          </Place>
          <span className={styles.day} data-at="1">
            {t('pond_day', { day: 6 })}
          </span>
        </div>
        <div className={styles.step}>
          <span className={`${styles.number} hero`} aria-hidden="true">
            2
          </span>
          <div>
            <h3>{t('pond_2')}</h3>
            <p>{t('pond_2_text')}</p>
          </div>
        </div>
      </li>
      <li>
        <div className={styles.panel} aria-hidden="true">
          <Pond third={2} className={styles.water} />
          <Place x={52.5} y={37} className={styles.floating}>
            <Word mood="sleep" />
          </Place>
          <span className={styles.day} data-at="2">
            {t('pond_day', { day: 45 })}
          </span>
        </div>
        <div className={styles.step}>
          <span className={`${styles.number} hero`} aria-hidden="true">
            3
          </span>
          <div>
            <h3>{t('pond_3')}</h3>
            <p>{t('pond_3_text')}</p>
          </div>
        </div>
      </li>
    </ol>
  );
}
