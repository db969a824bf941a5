import { Link } from '@tanstack/react-router';
import { useFormatter } from 'use-intl';
import { Item } from '#client/art/Item/Item.tsx';
import type { RankScreenQuery } from '#client/graphql/generated/rank.ts';
import { Price } from '#client/parts/Price/Price.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Receipt, ReceiptCut, ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import { LEAGUE_OPENS_REMINDER_MS } from '#domain/limits.ts';
import { FlipClock } from '../FlipClock/FlipClock.tsx';
import { RankChip } from '../RankChip/RankChip.tsx';
import { RankWindow } from '../RankWindow/RankWindow.tsx';
import { useT } from '../wording.ts';
import styles from './RankBreak.module.css';

export interface RankBreakProps {
  home: RankScreenQuery['rankHome'];
  /** such as SILVER_2 */
  rank: string;
  mascot: number;
  /** the next season may have begun */
  onTime: () => void;
}

/** The league between two seasons: the shutter is down, the next one opens in a while, the last one on a slip. */
export function RankBreak({ home, rank, mascot, onTime }: RankBreakProps) {
  const t = useT('rank');
  const format = useFormatter();
  const { result, position, reward, nextSeasonStartTime } = home;
  const startsAt = Date.parse(nextSeasonStartTime);
  const calledAt = new Date(startsAt + LEAGUE_OPENS_REMINDER_MS);
  return (
    <>
      <RankWindow rank={rank} mascot={mascot} mood="night" icon="moon">
        {result ? t('settled', { count: reward ?? 0 }) : t('break')}
      </RankWindow>
      <div className={styles.side}>
        <Card as="section" className={styles.clock}>
          <h2 className="display">{t('starts_in')}</h2>
          <FlipClock until={startsAt} label={t('starts_in')} onEnd={onTime} />
          <p className={styles.note}>{t('break_when')}</p>
        </Card>
        <Card as="section" className={styles.start}>
          <span>{t('start_here')}</span>
          <RankChip rank={rank} on />
        </Card>
        <Card pad={false} className={styles.remind}>
          <ListRow
            picture={<Item name="bell" size={40} />}
            title={t('remind')}
            line={format.dateTime(calledAt, {
              weekday: 'long',
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: 'h23',
            })}
            arrow
            render={<Link to="/user-setting/reminders" />}
          />
        </Card>
        {result && (
          <Receipt>
            <p className={styles.caption}>{t('last_slip')}</p>
            <ReceiptCut />
            <ReceiptLines>
              <ReceiptLine label={t('place_label')}>{position ?? t('no_place')}</ReceiptLine>
              <ReceiptLine label={t('result_label')}>{t(result)}</ReceiptLine>
              {Boolean(reward) && (
                <ReceiptLine label={t('reward_label')}>
                  <Price unit="diamond" amount={reward ?? 0} />
                </ReceiptLine>
              )}
            </ReceiptLines>
          </Receipt>
        )}
        <p className={styles.foot}>{t('break_text')}</p>
      </div>
    </>
  );
}
