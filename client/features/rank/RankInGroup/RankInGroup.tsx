import { Link } from '@tanstack/react-router';
import type { RankScreenQuery } from '#client/graphql/generated/rank.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { formatTimer } from '#client/ui/numbers.ts';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { LEAGUE_UP2_COUNT } from '#domain/limits.ts';
import { RankGroup } from '../RankGroup/RankGroup.tsx';
import { RankHiding } from '../RankHiding/RankHiding.tsx';
import { RankWindow } from '../RankWindow/RankWindow.tsx';
import { TierLadder } from '../TierLadder/TierLadder.tsx';
import { useT } from '../wording.ts';
import styles from './RankInGroup.module.css';

export interface RankInGroupProps {
  home: RankScreenQuery['rankHome'];
  /** such as SILVER_2 */
  rank: string;
  mascot: number;
  /** whether others see no name */
  hidden: boolean;
}

const DAY_MS = 86_400_000;

/** The league while a season goes: the own place on the cake beside the group, or that the first exp will find one. */
export function RankInGroup({ home, rank, mascot, hidden }: RankInGroupProps) {
  const t = useT('rank');
  const { users, groupPosition: place, seasonEndTime } = home;
  const left = Math.max(0, Date.parse(seasonEndTime) - serverNow());
  const top = users[LEAGUE_UP2_COUNT - 1];
  const me = users.find((user) => user.me);
  const toTop = top && me && place != null && place > LEAGUE_UP2_COUNT ? top.exp - me.exp + 1 : null;
  return (
    <>
      <Stack>
        <RankWindow
          rank={rank}
          mascot={mascot}
          icon={place == null ? 'flag' : 'up'}
          here={place == null ? undefined : t('place', { place })}
          sign={
            <p className={styles.sign}>
              <small>{t('left')}</small>
              <b className="hero">
                {t('left_time', { days: Math.floor(left / DAY_MS), time: formatTimer(left % DAY_MS) })}
              </b>
            </p>
          }
        >
          {toTop != null
            ? t.rich('to_top', { exp: toTop, b: (text) => <b className={styles.lit}>{text}</b> })
            : t(place == null ? 'waiting' : 'on_top')}
        </RankWindow>
        <RankHiding hidden={hidden} />
      </Stack>
      {users.length > 0 ? (
        <RankGroup users={users} />
      ) : (
        <Stack>
          <Card as="section" className={styles.waiting}>
            <h2>{t('waiting')}</h2>
            <p>{t('waiting_text')}</p>
            <Button block render={<Link to="/atlas" />}>
              {t('learn')}
            </Button>
          </Card>
          <TierLadder />
        </Stack>
      )}
    </>
  );
}
