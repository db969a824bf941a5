import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { useTargetStepQuery } from '#client/graphql/generated/onboarding.ts';
import { useSetCheckInTargetMutation } from '#client/graphql/generated/shared.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { CHECK_IN_TARGETS } from '#domain/limits.ts';
import { StepFrame } from '../StepFrame/StepFrame.tsx';
import { useT } from '../wording.ts';
import styles from './TargetStep.module.css';

interface Props {
  onBack: () => void;
  onDone: () => void;
}

const dayMs = 86_400_000;
const suggested = 14;

/** Second step: for how many days in a row. One of four stamp cards, one bun a day; an earlier promise is picked. */
export function TargetStep({ onBack, onDone }: Props) {
  const t = useT('onboarding');
  const format = useFormatter();
  const { data } = useTargetStepQuery();
  const [picked, setPicked] = useState<number>();
  const chosen = picked ?? data?.userTags.checkInTarget ?? undefined;
  const [setTarget] = useSetCheckInTargetMutation();
  const save = useAction((days: number) => setTarget({ variables: { days } }), { onDone });
  const submit = () => {
    if (chosen !== undefined) void save.run(chosen);
  };
  return (
    <StepFrame
      step={1}
      pose="cheer"
      title={t('target_title')}
      text={t('target_text')}
      note={t('target_note')}
      onBack={onBack}
      action={
        <Button size="large" disabled={chosen === undefined} loading={save.busy} onClick={submit}>
          {t('go')}
        </Button>
      }
    >
      <fieldset className={styles.targets}>
        <legend className="sr-only">{t('targets')}</legend>
        {CHECK_IN_TARGETS.map((days) => (
          <label key={days} className={styles.target}>
            <input
              type="radio"
              name="target"
              className="sr-only"
              checked={chosen === days}
              onChange={() => setPicked(days)}
            />
            <span className={styles.days}>
              <b>{days}</b>
              {t('days')}
            </span>
            <span className={styles.words}>
              {t(`target_${days}`)}
              <small>
                {t('until', {
                  date: format.dateTime(new Date(Date.now() + (days - 1) * dayMs), { month: 'short', day: 'numeric' }),
                })}
              </small>
              {days === suggested && <Tag tone="butter">{t('suggested')}</Tag>}
            </span>
            <span className={styles.card} aria-hidden="true">
              {Array.from({ length: days }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a bun is its place
                <i key={i} />
              ))}
            </span>
            {chosen === days && (
              <i className={styles.mark}>
                <Icon name="check" size={20} />
              </i>
            )}
          </label>
        ))}
      </fieldset>
    </StepFrame>
  );
}
