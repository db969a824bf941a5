import { Button } from '#client/ui/Button/Button.tsx';
import type { Answer } from '#domain/cards/faces/answer.ts';
import type { Question } from '#domain/session/question.ts';
import { Help } from '../Help/Help.tsx';
import { noteOf } from '../note-of.ts';
import { useT } from '../wording.ts';
import styles from './HintLine.module.css';
import { useHint } from './use-hint.ts';

export interface HintLineProps {
  question: Question;
  answer: Answer;
  onAsk: () => void;
}

/** Help under a question: a button to ask for it, then what there is. It waits while the sheet of a mistake says the same. */
export function HintLine({ question, answer, onAsk }: HintLineProps) {
  const t = useT('faces');
  const { hint, canAsk } = useHint(question, answer);
  if (canAsk) {
    return (
      <Button scene="quiet" size="small" icon="bulb" className={styles.ask} onClick={onAsk}>
        {t('askHint')}
      </Button>
    );
  }
  const note = answer.kind === 'pick' ? noteOf(question, answer.tried.at(-1)) : null;
  if (hint === null && !note) return null;
  return (
    <div className={styles.line}>
      <Help note={note} hint={hint} />
    </div>
  );
}
