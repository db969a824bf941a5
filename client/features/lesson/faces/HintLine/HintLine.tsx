import { Icon } from '#client/art/Icon/Icon.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import type { Answer } from '#domain/session/answer.ts';
import type { Question } from '#domain/session/question.ts';
import { LongText } from '../LongText/LongText.tsx';
import { OptionNote } from '../OptionNote/OptionNote.tsx';
import { langOf } from '../text.ts';
import styles from './HintLine.module.css';
import { useHint } from './use-hint.ts';

export interface HintLineProps {
  question: Question;
  answer: Answer;
  onAsk: () => void;
}

/** Help: a button to ask for it, then the hint and what the wrong option really belongs to. */
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
  const note = answer.wrongs > 0 && <OptionNote question={question} answer={answer} />;
  if (hint === null && !note) return null;
  return (
    <div className={styles.line}>
      {note}
      {hint !== null && (
        <div className={styles.hint}>
          <span className={styles.label}>
            <Icon name="bulb" size={18} />
            {t('hint')}
          </span>
          <div>
            <LongText lang={langOf(hint)}>{hint}</LongText>
          </div>
        </div>
      )}
    </div>
  );
}
