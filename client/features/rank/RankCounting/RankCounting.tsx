import type { RankScreenQuery } from '#client/graphql/generated/rank.ts';
import { Price } from '#client/parts/Price/Price.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { resultOfPlace, rewardOfPlace } from '#domain/league.ts';
import { FlipClock } from '../FlipClock/FlipClock.tsx';
import { RankGroup } from '../RankGroup/RankGroup.tsx';
import { RankWindow } from '../RankWindow/RankWindow.tsx';
import { useT } from '../wording.ts';
import styles from './RankCounting.module.css';

export interface RankCountingProps {
  home: RankScreenQuery['rankHome'];
  /** such as SILVER_2 */
  rank: string;
  mascot: number;
  /** the results may be there */
  onTime: () => void;
}

/** The league while exp is counted: the cake under glass, the time until results, the places at the end of the season. */
export function RankCounting({ home, rank, mascot, onTime }: RankCountingProps) {
  const t = useT('rank');
  const { groupPosition: place, users, resultTime } = home;
  const reward = rewardOfPlace(place ?? null);
  return (
    <>
      <RankWindow rank={rank} mascot={mascot} mood="frost" icon="clock">
        {t('freeze_plank')}
      </RankWindow>
      <div className={styles.side}>
        <Card as="section" className={styles.clock}>
          <h2 className="display">{t('freeze')}</h2>
          <p>{t('result_in')}</p>
          <FlipClock until={Date.parse(resultTime)} label={t('result_in')} onEnd={onTime} />
          <p className={styles.note}>{t('freeze_text')}</p>
        </Card>
        {place != null && (
          <Card as="section" className={styles.guess}>
            <div>
              <p className={styles.note}>{t('by_place', { place })}</p>
              <b>{t(resultOfPlace(place))}</b>
            </div>
            {reward > 0 && <Price unit="diamond" amount={reward}>{`+${reward}`}</Price>}
          </Card>
        )}
        {users.length > 0 && <RankGroup users={users} />}
      </div>
    </>
  );
}
