import { Guest } from '#client/art/Guest/Guest.tsx';
import type { GuestPose } from '#client/art/kit/guest.ts';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { Meter } from '#client/ui/Meter/Meter.tsx';
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
  /** low, so that a question fits below it on a phone */
  compact?: boolean;
  /** takes all the place it is given, and the guest with it */
  fills?: boolean;
}

/** The oven door with the boss in front of it. */
export function BossArena({
  guest,
  pose,
  hp,
  damage = null,
  streak = 0,
  compact = false,
  fills = false,
}: BossArenaProps) {
  const t = useT('lesson');
  const name = useGuestName(guest);
  return (
    <div className={styles.arena} data-compact={compact ? '' : undefined} data-fills={fills ? '' : undefined}>
      <span className={styles.arch} />
      <div className={styles.health}>
        <b>{name}</b>
        <Meter tone="jam" size="l" value={hp} label={t('boss_hp', { name })} className={styles.meter} />
        <b className="num" aria-hidden="true">
          {hp}
        </b>
      </div>
      {damage !== null && streak > 1 && (
        <span className={styles.streak} aria-hidden="true">
          {t('match_combo', { count: streak })}
        </span>
      )}
      <Guest alive id={guest} pose={pose} className={styles.guest} />
      {damage !== null && (
        <span className={styles.hit} aria-hidden="true">
          {t('boss_hit', { damage })}
        </span>
      )}
    </div>
  );
}
