import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import styles from '../Submitting/Submitting.module.css';
import { useT } from '../wording.ts';

export interface NoUnitProps {
  /** nothing started, open too long, ended by another device, or not to be fetched */
  reason: 'none' | 'expired' | 'elsewhere' | 'unreachable';
  onRetry: () => void;
  onLeave: () => void;
}

const poses = { none: 'sleep', expired: 'sleep', elsewhere: 'happy', unreachable: 'oops' } as const;

/** There is nothing to learn here, why, and the way on. */
export function NoUnit({ reason, onRetry, onLeave }: NoUnitProps) {
  const t = useT('lesson');
  return (
    <div className={styles.page}>
      <StateMessage
        as="h1"
        mascot={1011}
        pose={poses[reason]}
        tone={reason === 'unreachable' ? 'error' : 'calm'}
        title={t(`${reason}_title`)}
        text={t(`${reason}_text`)}
        action={
          reason === 'unreachable' ? (
            <Retry onRetry={onRetry} onLeave={onLeave} />
          ) : (
            <Button onClick={onLeave} autoFocus>
              {t('to_map')}
            </Button>
          )
        }
      />
    </div>
  );
}

function Retry({ onRetry, onLeave }: Pick<NoUnitProps, 'onRetry' | 'onLeave'>) {
  const t = useT('lesson');
  const common = useT('common');
  return (
    <>
      <Button icon="undo" onClick={onRetry} autoFocus>
        {common('retry')}
      </Button>
      <Button scene="quiet" onClick={onLeave}>
        {t('to_map')}
      </Button>
    </>
  );
}
