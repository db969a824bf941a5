import { Button } from '#client/ui/Button/Button.tsx';
import type { FaceAction, RecallAnswer } from '#domain/cards/faces/answer.ts';
import { useFaceKeys } from '../use-face-keys.ts';
import { useT } from '../wording.ts';
import styles from './Recall.module.css';

export interface RecallProps {
  answer: RecallAnswer;
  passed: boolean;
  /** what is said of oneself: key 1 and key 2 */
  forgotten: string;
  remembered: string;
  onAction: (action: FaceAction) => void;
}

/** First one button that uncovers the answer, then two that say whether it was known. */
export function Recall({ answer, passed, forgotten, remembered, onAction }: RecallProps) {
  const t = useT('faces');
  const { open } = answer;
  const reveal = () => onAction({ type: 'reveal' });
  const say = (known: boolean) => onAction({ type: 'recall', remembered: known });
  useFaceKeys({
    enabled: !passed,
    choose: (option) => open && option < 2 && say(option === 1),
    space: open ? undefined : reveal,
    submit: open ? undefined : reveal,
  });

  if (!open) {
    return (
      <div className={styles.recall} data-closed="">
        <Button size="large" block className={styles.button} onClick={reveal}>
          {t('reveal')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.recall}>
      <Button
        scene="secondary"
        size="large"
        className={styles.button}
        pressed={answer.remembered === false}
        aria-pressed={answer.remembered === false}
        aria-keyshortcuts="1"
        onClick={() => !passed && say(false)}
      >
        <span className={styles.key} aria-hidden="true">
          1
        </span>
        {forgotten}
      </Button>
      <Button
        scene="correct"
        size="large"
        className={styles.button}
        pressed={answer.remembered === true}
        aria-pressed={answer.remembered === true}
        aria-keyshortcuts="2"
        onClick={() => !passed && say(true)}
      >
        <span className={styles.key} aria-hidden="true">
          2
        </span>
        {remembered}
      </Button>
    </div>
  );
}
