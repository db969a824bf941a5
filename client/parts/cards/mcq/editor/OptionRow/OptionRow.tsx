import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { GrowingText } from '../../../editor/GrowingText/GrowingText.tsx';
import { useT } from '../../../editor/wording.ts';
import styles from './OptionRow.module.css';

export interface OptionRowProps {
  /** the field of its text in the form of the card */
  field: UseFormRegisterReturn;
  letter: string;
  text: string;
  isAnswer: boolean;
  /** whether there may be other answers beside it */
  several: boolean;
  readOnly: boolean;
  error?: ReactNode;
  onAnswer: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}

/** An option as its author sees it: its letter, its text, and whether it is an answer. */
export function OptionRow({
  field,
  letter,
  text,
  isAnswer,
  several,
  readOnly,
  error,
  onAnswer,
  ...events
}: OptionRowProps) {
  const t = useT('cardEditor');
  return (
    <div className={styles.option} data-answer={isAnswer ? '' : undefined}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <GrowingText
        {...field}
        {...events}
        label={t('option', { letter })}
        placeholder={t('option_placeholder')}
        text={text}
        readOnly={readOnly}
        error={error}
        className={styles.text}
      />
      <button type="button" aria-pressed={isAnswer} disabled={readOnly} className={styles.answer} onClick={onAnswer}>
        <span className="sr-only">{t('option', { letter })}</span>
        <span className={styles.word}>{isAnswer ? t('is_answer') : t('make_answer')}</span>
        <span className={styles.tick} data-several={several ? '' : undefined}>
          {isAnswer && <Icon name="check" size={18} />}
        </span>
      </button>
    </div>
  );
}
