import type { CSSProperties } from 'react';
import { Choice, type ChoiceState } from '#client/ui/Choice/Choice.tsx';
import { needsVerticalLayout } from '#domain/cards/text-width.ts';
import { optionKey } from '../../OptionList/options.ts';
import { langOf, optionFontSize, poolColumns } from '../../text.ts';
import { useT } from '../../wording.ts';
import styles from './OptionPool.module.css';

export interface OptionPoolProps {
  options: readonly string[];
  stateOf: (option: number) => Extract<ChoiceState, 'plain' | 'wrong' | 'used'>;
  disabled: boolean;
  onChoose: (option: number) => void;
}

/** The words to fill in, side by side; below each other where one is wider than 12 units. A used one leaves its place. */
export function OptionPool({ options, stateOf, disabled, onChoose }: OptionPoolProps) {
  const t = useT('faces');
  const look = { '--option-font': optionFontSize(options), '--columns': poolColumns(options) } as CSSProperties;
  return (
    <fieldset className={styles.pool} data-vertical={needsVerticalLayout(options) ? '' : undefined} style={look}>
      <legend className="sr-only">{t('options')}</legend>
      {options.map((text, option) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and two may read alike
          key={option}
          fit
          className={styles.option}
          lang={langOf(text)}
          state={stateOf(option)}
          mark={t('wrong')}
          hint={optionKey(option)}
          aria-label={stateOf(option) === 'used' ? t('used', { text }) : undefined}
          aria-disabled={disabled || stateOf(option) === 'wrong'}
          onClick={() => onChoose(option)}
        >
          {/* what is used leaves a crumb of its place: that its words are cut there is meant */}
          <span data-clamped={stateOf(option) === 'used' ? '' : undefined}>{text}</span>
        </Choice>
      ))}
    </fieldset>
  );
}
