import { useFormatter } from 'use-intl';
import { useCancelTerminationMutation } from '#client/graphql/generated/termination.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './TerminatingScreen.module.css';

interface Props {
  /** ISO instant. */
  willTerminateAt: string;
  onKept: () => void;
  onSignOut: () => void;
}

/** An account on its way out: until when it can be kept, and how. */
export function TerminatingScreen({ willTerminateAt, onKept, onSignOut }: Props) {
  const t = useT('terminate');
  const format = useFormatter();
  const [cancel] = useCancelTerminationMutation();
  const end = new Date(willTerminateAt);
  // An answer of false kept nothing.
  const keep = useAction(async () => ({ data: (await cancel()).data?.cancelTermination || null }), {
    done: () => t('tip17'),
    onDone: onKept,
  });
  return (
    <main className={styles.page}>
      <StateMessage
        as="h1"
        mascot={1002}
        pose="sleep"
        title={t('terminating_title')}
        text={
          Number.isNaN(end.getTime())
            ? t('terminating_soon')
            : t('terminating_text', { date: format.dateTime(end, { dateStyle: 'long', timeStyle: 'short' }) })
        }
        action={
          <span className={styles.ways}>
            <Button size="large" block loading={keep.busy} onClick={() => void keep.run()}>
              {t('cancel')}
            </Button>
            <Button scene="quiet" block onClick={onSignOut}>
              {t('log_out')}
            </Button>
          </span>
        }
      />
    </main>
  );
}
