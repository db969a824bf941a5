import { Icon } from '#client/art/Icon/Icon.tsx';
import { serverNow } from '#client/platform/server-clock.ts';
import { isSoon, timeLeft } from '#client/platform/time-left.ts';
import { useNow } from '#client/platform/use-now.ts';
import { useT } from '../wording.ts';
import styles from './TimeLeft.module.css';

interface Props {
  /** ISO instant. */
  deadline: string;
  kind: 'daily' | 'weekly';
}

/** Time to a deadline by the server's clock, red when it is close. */
export function TimeLeft({ deadline, kind }: Props) {
  const t = useT('reward');
  const ms = Date.parse(deadline) - useNow(1000, serverNow);
  const { days, clock } = timeLeft(ms);
  return (
    <span className={styles.left} data-soon={isSoon(ms, kind) ? '' : undefined}>
      <Icon name="clock" size={16} />
      {kind === 'weekly' ? t('week_left', { days, clock }) : t('day_left', { clock })}
    </span>
  );
}
