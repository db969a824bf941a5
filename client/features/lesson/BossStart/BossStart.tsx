import { Guest } from '#client/art/Guest/Guest.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useGuestName } from '../BossArena/use-guest-name.ts';
import { useKeys } from '../use-keys.ts';
import styles from './BossStart.module.css';

export interface BossStartProps {
  guest: number;
  /** questions the boss asks */
  count: number;
  onStart: () => void;
}

/** The boss appears, between practice and its questions. */
export function BossStart({ guest, count, onStart }: BossStartProps) {
  const t = useT('lesson');
  const name = useGuestName(guest);
  useKeys({ Enter: onStart }, { first: true });
  return (
    <StateMessage
      as="h1"
      className={styles.start}
      picture={<Guest id={guest} size={200} />}
      title={t('boss_start_title')}
      text={t('boss_start_text', { name, count })}
      action={
        <Button size="large" icon="bolt" onClick={onStart}>
          {t('boss_start_go')}
        </Button>
      }
    />
  );
}
