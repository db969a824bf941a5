import { useRefusedResult } from '#client/parts/refused-result/use-refused-result.ts';
import { useT as useRefusedT } from '#client/parts/refused-result/wording.ts';
import type { RefusedResult } from '#client/platform/refused-results.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import styles from '../Submitting/Submitting.module.css';

export interface ResultRefusedProps {
  result: RefusedResult;
  /** the companion of the lesson: its picture is here already */
  mascot: number;
  onLeave: () => void;
}

/** The server will never take the result. It is kept, and can be handed to those who can help. */
export function ResultRefused({ result, mascot, onLeave }: ResultRefusedProps) {
  const t = useRefusedT('refused');
  const { reason, copy } = useRefusedResult(result);
  return (
    <div className={styles.page}>
      <StateMessage
        as="h1"
        tone="error"
        mascot={mascot}
        title={t('title')}
        text={t('text', { reason })}
        note={t('kept')}
        action={
          <>
            <Button onClick={onLeave} autoFocus>
              {t('to_map')}
            </Button>
            <Button scene="quiet" icon="copy" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </>
        }
      />
    </div>
  );
}
