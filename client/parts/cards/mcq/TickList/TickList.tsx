import type { CSSProperties } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { Choice } from '#client/ui/Choice/Choice.tsx';
import type { TickAnswer } from '#domain/cards/faces/answer.ts';
import { optionKey } from '../../OptionList/options.ts';
import { langOf, optionFontSize } from '../../text.ts';
import { useT } from '../../wording.ts';
import { OptionTick } from '../OptionTick/OptionTick.tsx';
import styles from './TickList.module.css';
import { tickState } from './tick-state.ts';

export interface TickListProps {
  options: readonly string[];
  answer: TickAnswer;
  passed: boolean;
  onToggle: (option: number) => void;
  onSubmit: () => void;
}

/** Options to tick, and the button that hands them in. What was missed is counted, never shown. */
export function TickList({ options, answer, passed, onToggle, onSubmit }: TickListProps) {
  const t = useT('faces');
  const missed = answer.judged?.missed ?? 0;
  return (
    <>
      <fieldset className={styles.list} style={{ '--option-font': optionFontSize(options) } as CSSProperties}>
        <legend className="sr-only">{t('options')}</legend>
        {options.map((text, option) => {
          const state = tickState(answer, option);
          return (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and two may read alike
              key={option}
              role="checkbox"
              aria-checked={answer.ticked.includes(option)}
              className={styles.option}
              lang={langOf(text)}
              state={state}
              hint={optionKey(option)}
              mark={t(state === 'correct' ? 'right' : 'wrong')}
              aria-disabled={passed}
              onClick={() => onToggle(option)}
            >
              <span className={styles.body}>
                <OptionTick state={state} />
                {text}
              </span>
            </Choice>
          );
        })}
      </fieldset>
      {!passed && (
        <div className={styles.handIn}>
          <span className={styles.count}>
            {missed > 0 ? t('missed', { count: missed }) : t('chosen', { count: answer.ticked.length })}
          </span>
          <Button size="large" className={styles.button} disabled={answer.ticked.length === 0} onClick={onSubmit}>
            {t('handIn')}
          </Button>
        </div>
      )}
    </>
  );
}
