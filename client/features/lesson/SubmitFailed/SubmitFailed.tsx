import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import styles from '../Submitting/Submitting.module.css';
import { useT } from '../wording.ts';

export interface SubmitFailedProps {
  /** the companion of the lesson: its picture is here already, offline or not */
  mascot: number;
  onRetry: () => void;
  onLater: () => void;
}

/** The result did not get through. It is kept, so that leaving is as good as waiting. */
export function SubmitFailed({ mascot, onRetry, onLater }: SubmitFailedProps) {
  const t = useT('lesson');
  return (
    <div className={styles.page}>
      <StateMessage
        as="h1"
        tone="error"
        mascot={mascot}
        title={t('failed_title')}
        text={t('failed_text')}
        action={
          <>
            <Button icon="undo" onClick={onRetry} autoFocus>
              {t('resend')}
            </Button>
            <Button scene="quiet" onClick={onLater}>
              {t('send_later')}
            </Button>
          </>
        }
      />
    </div>
  );
}
