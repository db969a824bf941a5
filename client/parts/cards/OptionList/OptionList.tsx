import type { CSSProperties } from 'react';
import { Choice } from '#client/ui/Choice/Choice.tsx';
import { cx } from '#client/ui/cx.ts';
import { needsVerticalLayout } from '#domain/cards/text-width.ts';
import { AnswerMark } from '../AnswerMark/AnswerMark.tsx';
import { langOf, optionFontSize } from '../text.ts';
import { useT } from '../wording.ts';
import styles from './OptionList.module.css';
import { isOut, type OptionState, optionKey } from './options.ts';

export interface OptionListProps {
  options: readonly string[];
  stateOf: (option: number) => OptionState;
  /** `rows` below each other on a phone; `pair` two by two even there, unless one is wider than 12 units; `five` side by side where there is room */
  layout?: 'rows' | 'pair' | 'five';
  disabled: boolean;
  /** what stands above each option, in a word */
  captions?: readonly string[];
  /** the language of all options, where their text does not tell */
  optionLang?: string;
  /** further class of each option, such as a writing face */
  optionClassName?: string;
  onChoose: (option: number) => void;
}

/** The answers of a one-tap question. Right and wrong show as colour, sign and word; a tried one is out of play. */
export function OptionList({
  options,
  stateOf,
  layout = 'rows',
  disabled,
  captions,
  optionLang,
  optionClassName,
  onChoose,
}: OptionListProps) {
  const t = useT('faces');
  const font = { '--option-font': optionFontSize(options) } as CSSProperties;
  return (
    <fieldset className={styles.list} data-layout={needsVerticalLayout(options) ? 'rows' : layout} style={font}>
      <legend className="sr-only">{t('options')}</legend>
      {options.map((text, option) => {
        const state = stateOf(option);
        const tried = state === 'tried';
        // The mark takes the place of the caption, which is still heard: what was tapped would fall into two lines.
        const isMarked = tried || state === 'correct' || state === 'wrong';
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and two may read alike
            key={option}
            className={cx(styles.option, optionClassName)}
            lang={captions ? undefined : (optionLang ?? langOf(text))}
            state={tried ? 'plain' : state}
            data-tried={tried ? '' : undefined}
            hint={optionKey(option)}
            mark={state === 'correct' ? t('right') : t('wrong')}
            aria-disabled={disabled || isOut(state)}
            onClick={() => onChoose(option)}
          >
            <span className={styles.body}>
              {captions && <small className={isMarked ? 'sr-only' : styles.caption}>{captions[option]}</small>}
              {captions ? <span lang={optionLang}>{text}</span> : text}
              {tried && <AnswerMark kind="tried" />}
            </span>
          </Choice>
        );
      })}
    </fieldset>
  );
}
