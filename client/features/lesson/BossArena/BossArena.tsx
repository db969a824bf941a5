import { useEffect, useState } from 'react';
import { Guest } from '#client/art/Guest/Guest.tsx';
import type { GuestPose } from '#client/art/kit/guest.ts';
import { Bang, Mitt, ThrownBun } from '#client/art/Oven/Oven.tsx';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { useReducedMotion } from '#client/platform/motion.ts';
import { HpLoaf } from '../HpLoaf/HpLoaf.tsx';
import { useT } from '../wording.ts';
import styles from './BossArena.module.css';

export interface BossArenaProps {
  /** 1001 to 1012 */
  guest: number;
  pose: GuestPose;
  /** 0 to 100 */
  hp: number;
  /** hp the last blow took, shown while it is there */
  damage?: number | null;
  /** hits in a row, shown from 2 on while the blow is */
  streak?: number;
  /** takes all the place it is given, and the guest with it */
  fills?: boolean;
}

/** ms that a bun is in the air before the boss feels it. */
const FLIGHT_MS = 220;

/** A value as it was until so many ms ago; at once where that is 0. */
function useLate<T>(value: T, ms: number): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return ms ? late : value;
}

/** The boss in the mouth of its oven, with its strength over it. It leans over the card that follows, and is hit by the bun that is thrown from there. */
export function BossArena({ guest, pose, hp, damage = null, streak = 0, fills = false }: BossArenaProps) {
  const t = useT('lesson');
  const name = useGuestName(guest);
  const still = useReducedMotion();
  const flight = damage !== null && !still ? FLIGHT_MS : 0;
  const hpLeft = useLate(hp, flight);
  const felt = useLate(pose, flight);
  return (
    <div className={styles.arena} data-fills={fills ? '' : undefined}>
      <div className={styles.health}>
        <span className={styles.name}>
          <b>{name}</b>
          <b className="num" aria-hidden="true">
            {hpLeft}
          </b>
        </span>
        <HpLoaf hp={hpLeft} label={t('boss_hp', { name })} />
      </div>
      {damage !== null && streak > 1 && (
        <span className={styles.streak} aria-hidden="true" data-words={t('match_combo', { count: streak })}>
          {t('match_combo', { count: streak })}
        </span>
      )}
      <Guest alive id={guest} pose={felt} className={styles.guest} />
      {!fills && (
        <>
          <Mitt className={styles.left} />
          <Mitt className={styles.right} />
        </>
      )}
      {damage !== null && (
        <>
          <ThrownBun className={styles.thrown} />
          <Bang className={styles.bang} />
          <span className={styles.hit} aria-hidden="true" data-words={t('boss_hit', { damage })}>
            {t('boss_hit', { damage })}
          </span>
        </>
      )}
    </div>
  );
}
