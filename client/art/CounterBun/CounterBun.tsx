import { type CSSProperties, useMemo } from 'react';
import { face, type Mood } from '../kit/faces.ts';
import { paint } from '../kit/shapes.ts';
import styles from './CounterBun.module.css';

export interface CounterBunProps {
  /** 0 raw dough, 0.7 risen, 1 baked */
  progress: number;
  /** what it rises from as it appears; the progress itself unless told */
  from?: number;
  /** a mistake lets it sink a little, until the answer is right */
  sags?: boolean;
  className?: string;
}

const OUTLINE = 'M15 79.7C14 47 32 28 60 28S106 47 105 79.7C105 97 87 99 60 99S15 97 15 79.7Z';
const LIGHT = 'M19 76C18 48 34 31 59 31S101 48 100 75C100 90 84 92 58 92S19 90 19 76Z';
const STEAM = 'M38 16c-6-6 6-9 0-16M60 12c-6-6 6-9 0-16M82 16c-6-6 6-9 0-16';

/** Where the oven begins to colour it. */
const RISEN = 0.7;
const BAKED = 0.98;

const between = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));

function moodOf(progress: number, sags: boolean): Mood {
  if (sags) return 'oops';
  if (progress >= BAKED) return 'cheer';
  return progress < 0.08 ? 'sleep' : progress < 0.4 ? 'idle' : 'happy';
}

/** The learner's bun on its dish: it rises as a lesson goes on, sinks a little with a mistake and is baked at the end. Decoration beside a meter. */
export function CounterBun({ progress, from = progress, sags = false, className }: CounterBunProps) {
  const mood = moodOf(progress, sags);
  const features = useMemo(() => ({ __html: paint(face(60, 68, mood, { gap: 11 })) }), [mood]);
  const look = {
    '--rise': between(progress, 0, RISEN),
    '--from': between(from, 0, RISEN),
    '--bake': between(progress, RISEN, 1),
    '--sag': sags ? 1 : 0,
  } as CSSProperties;
  return (
    <svg
      viewBox="0 -6 120 118"
      className={`${styles.bun} ${className ?? ''}`}
      style={look}
      data-rising={progress > from ? '' : undefined}
      data-baked={progress >= BAKED ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.shadow} cx="60" cy="108" rx="46" ry="4" />
      <path className={styles.dishLow} d="M8 92C8 82 30 78 60 78S112 82 112 92V96C112 106 88 110 60 110S8 106 8 96Z" />
      <path className={styles.dish} d="M8 92C8 82 30 78 60 78S112 82 112 92S88 104 60 104S8 102 8 92Z" />
      <path className={styles.steam} d={STEAM} />
      <g className={styles.dough}>
        <path className={styles.low} d={OUTLINE} />
        <path className={styles.top} d={LIGHT} />
        <path className={styles.cuts} d="M34 46Q42 30 58 30Q50 44 34 46ZM56 44Q64 29 82 34Q72 47 56 44Z" />
        <path className={styles.shine} d="M27 62Q32 45 46 39" />
        <path className={styles.line} d={OUTLINE} />
      </g>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own kit and holds no user data */}
      <g className={styles.face} dangerouslySetInnerHTML={features} />
    </svg>
  );
}
