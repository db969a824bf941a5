import { Link } from '@tanstack/react-router';
import type { RankScreenQuery } from '#client/graphql/generated/rank.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { useMedia } from '#client/platform/use-media.ts';
import { useNow } from '#client/platform/use-now.ts';
import { FROM_DESKTOP } from '#client/theme/breakpoints.ts';
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
  const beside = useMedia(FROM_DESKTOP);
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
          sign={<TimeLeft until={Date.parse(seasonEndTime)} />}
        >
          {toTop != null
            ? t.rich('to_top', { exp: toTop, b: (text) => <b className={styles.lit}>{text}</b> })
            : t(place == null ? 'waiting' : 'on_top')}
        </RankWindow>
        {beside && <RankHiding hidden={hidden} />}
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
      {!beside && <RankHiding hidden={hidden} />}
    </>
  );
}

/** How long the season still goes. Renewed every second by itself, so that the group is not. */
function TimeLeft({ until }: { until: number }) {
  const t = useT('rank');
  const left = Math.max(0, until - useNow(1000, serverNow));
  return (
    <p className={styles.sign}>
      <small>{t('left')}</small>
      <b className="hero">{t('left_time', { days: Math.floor(left / DAY_MS), time: formatTimer(left % DAY_MS) })}</b>
    </p>
  );
}
