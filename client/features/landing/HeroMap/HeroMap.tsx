import type { CSSProperties, ReactNode } from 'react';
import { Compass } from '#client/art/Compass/Compass.tsx';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { LevelNode } from '#client/art/LevelNode/LevelNode.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { CardDemo } from '../CardDemo/CardDemo.tsx';
import { useT } from '../wording.ts';
import styles from './HeroMap.module.css';

const levels = [
  { level: 21, state: 'done', x: 62, y: 430 },
  { level: 22, state: 'done', x: 150, y: 372 },
  { level: 23, state: 'active', x: 176, y: 222 },
  { level: 24, state: 'locked', x: 284, y: 148 },
  { level: 25, state: 'locked', x: 190, y: 78 },
] as const;

const road =
  'M-10 470C40 470 40 430 62 430S110 372 150 372S220 372 268 330S130 270 176 222S290 200 284 148S190 130 190 78S240 10 250 -20';
const furrows = [-36, -12, 12, 36];

function Ground() {
  return (
    <svg className={styles.ground} viewBox="0 0 360 480" fill="none" aria-hidden="true" focusable="false">
      <path d="M0 0H360V480H0z" className={styles.land} />
      <path d="M232 480c-10-60 60-90 128-84v84z" className={styles.sea} />
      <path d="M250 480c-4-44 50-68 110-64M272 480c2-30 40-48 88-44" className={styles.wave} />
      <ellipse cx="70" cy="230" rx="110" ry="66" className={styles.field} transform="rotate(-12 70 230)" />
      <ellipse cx="330" cy="70" rx="90" ry="60" className={styles.field} />
      {furrows.map((k) => (
        <path key={k} d={`M-10 ${236 + k}Q70 ${214 + k} 150 ${226 + k}`} className={styles.furrow} />
      ))}
      <path d="M120 0V480M240 0V480M0 160H360M0 320H360" className={styles.grid} />
      <path d={road} className={styles.kerb} />
      <path d={road} className={styles.road} />
      <path d={road} className={styles.crumbs} />
    </svg>
  );
}

function Spot({ x, y, className, children }: { x: number; y: number; className?: string; children: ReactNode }) {
  return (
    <span className={`${styles.spot} ${className ?? ''}`} style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}>
      {children}
    </span>
  );
}

/** A sheet of the atlas on the table, with a card beside it where there is room. A picture: nothing to press or hear. */
export function HeroMap() {
  const t = useT('landing');
  return (
    <div className={styles.table} aria-hidden="true">
      <div className={styles.sheet} data-region="0">
        <div className={styles.map}>
          <Ground />
          <Spot x={304} y={252}>
            <Prop name="tree" size={82} />
          </Spot>
          <Spot x={56} y={300}>
            <Prop name="wheat" size={64} />
          </Spot>
          <Spot x={64} y={128}>
            <Prop name="windmill" size={121} />
          </Spot>
          <Spot x={312} y={424}>
            <Compass size={84} />
          </Spot>
          <Spot x={268} y={322}>
            <Prop name="oven" size={92} />
            <Guest id={1007} size={60} className={styles.guest} />
            <span className={styles.plaque}>
              <Stars value={2} size={18} label="" />
            </span>
          </Spot>
          {levels.map(({ level, state, x, y }) => (
            <Spot key={level} x={x} y={y}>
              <LevelNode state={state} region={0} size={state === 'active' ? 92 : 68} />
              <b className={styles.number}>{level}</b>
            </Spot>
          ))}
          <Spot x={96} y={212} className={styles.companion}>
            <Mascot id={1001} pose="happy" size={76} />
          </Spot>
        </div>
      </div>
      <div className={styles.card}>
        <div className={styles.top}>
          <Tag tone="sky">{t('demo_new')}</Tag>
          <Meter value={60} max={100} label="" size="s" />
          <Item name="flame" size={22} />
          <b className="num">9</b>
        </div>
        <CardDemo kind="word" />
      </div>
    </div>
  );
}
