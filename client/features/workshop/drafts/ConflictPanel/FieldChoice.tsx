import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import type { Choice, FieldDifference } from '../versions.ts';
import { useT } from '../wording.ts';
import styles from './FieldChoice.module.css';
import { placesChanged } from './proposal.ts';
import { JoinedTokens, VersionTokens } from './Tokens.tsx';

/** The choices of a field in the order of their keys, 1 to 3. */
export const choicesOf = ({ joined }: FieldDifference): Choice[] => [
  'mine',
  'theirs',
  ...(joined ? ['joined' as const] : []),
];

export interface FieldChoiceProps {
  field: FieldDifference;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** One field in two versions side by side, and both in one below. */
export function FieldChoice({ field, value, onChange }: FieldChoiceProps) {
  const t = useT('drafts');
  const id = useId();
  const { mine, theirs, joined, gap = '' } = field;
  const option = (choice: Choice, content: ReactNode, end?: ReactNode) => (
    <Radio.Root
      value={choice}
      nativeButton
      render={<button type="button" />}
      className={styles.choice}
      data-choice={choice}
      aria-labelledby={`${id}-${choice}`}
      aria-describedby={`${id}-${choice}-text`}
    >
      <span className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {value === choice && <Icon name="check" size={14} />}
        </span>
        <span id={`${id}-${choice}`}>{t(`use_${choice}`)}</span>
        {end}
        <Kbd className={styles.key}>{String(choicesOf(field).indexOf(choice) + 1)}</Kbd>
      </span>
      <span id={`${id}-${choice}-text`} className={styles.words}>
        {content}
      </span>
    </Radio.Root>
  );
  return (
    <section className={styles.field} data-field={field.key}>
      <h3 className={styles.label} id={`${id}-label`}>
        {t(`field_${field.name}`, { gap })}
        <small>{t('places', { count: placesChanged(mine, theirs) })}</small>
      </h3>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        value={value}
        onValueChange={(next) => onChange(next as Choice)}
        className={styles.group}
      >
        {option('mine', <VersionTokens field={field} tokens={mine} />)}
        {option('theirs', <VersionTokens field={field} tokens={theirs} />)}
        {joined &&
          option(
            'joined',
            <JoinedTokens field={field} tokens={joined} />,
            <span className={styles.legend} aria-hidden="true">
              <span>{t('from_mine')}</span>
              <span data-from="theirs">{t('from_theirs')}</span>
            </span>,
          )}
      </RadioGroup>
    </section>
  );
}
