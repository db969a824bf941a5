import { Guest } from '#client/art/Guest/Guest.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { hpPercent } from '#domain/session/blood.ts';
import type { Duel } from '#domain/session/duel.ts';
import { useT } from '../wording.ts';
import styles from './DuelArena.module.css';

/** What the last answer did: nobody was hit, the enemy was, the learner was. */
export type Blow = 'none' | 'enemy' | 'player';

export interface DuelArenaProps {
  /** the enemy, 1001 to 1012 */
  guest: number;
  /** the companion that fights for the learner, 1001 to 1012 */
  mascot: number;
  duel: Duel;
  blow: Blow;
}

const guestPoses = { none: 'idle', enemy: 'hit', player: 'win' } as const;
const mascotPoses = { none: 'think', enemy: 'cheer', player: 'oops' } as const;

/** The board of a duel: the companion on the left, the guest on the right, each under its hp. */
export function DuelArena({ guest, mascot, duel, blow }: DuelArenaProps) {
  const t = useT('lesson');
  const name = useGuestName(guest);
  const beaten = duel.enemy === 0;
  const sides = [
    { side: 'player', label: t('duel_player'), hp: duel.player, max: duel.playerMax, tone: 'leaf' },
    { side: 'enemy', label: t('boss_hp', { name }), hp: duel.enemy, max: duel.enemyMax, tone: 'jam' },
  ] as const;
  return (
    <div className={styles.arena}>
      <div className={styles.bars}>
        {sides.map(({ side, label, hp, max, tone }) => (
          <div key={side} className={styles.bar} data-side={side}>
            <p className={styles.name}>
              <b>{side === 'enemy' ? name : t('defeat_player')}</b>
              <b className="num" aria-hidden="true">
                {t('duel_hp', { hp, max })}
              </b>
            </p>
            <Meter
              tone={tone}
              size="l"
              value={hpPercent(hp, max)}
              label={label}
              valueText={t('duel_hp', { hp, max })}
            />
          </div>
        ))}
      </div>
      <div className={styles.ground}>
        <Mascot id={mascot} pose={duel.player === 0 ? 'oops' : mascotPoses[blow]} className={styles.fighter} />
        <Guest alive id={guest} pose={beaten ? 'defeated' : guestPoses[blow]} className={styles.fighter} />
      </div>
    </div>
  );
}
