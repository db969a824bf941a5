import { useMemo, useState } from 'react';
import { useFormatter } from 'use-intl';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';
import { fieldsOf, readCard } from '../card-fields.ts';
import type { Conflict } from '../card-view.ts';
import { type Choice, settledContent } from '../versions.ts';
import { useT } from '../wording.ts';
import styles from './ConflictPanel.module.css';
import { choicesOf, FieldChoice } from './FieldChoice.tsx';
import { differencesOf, proposedChoice } from './proposal.ts';
import { useChoiceKeys } from './use-choice-keys.ts';

export interface ConflictPanelProps {
  conflict: Conflict;
  /** The content that the author chose. */
  onSettle: (content: string) => void;
}

const THINKER = 1009;

/** Two versions of a card side by side, field by field; the author takes one, or both in one. */
export function ConflictPanel({ conflict: { base, mine, theirs, storedAt }, onSettle }: ConflictPanelProps) {
  const t = useT('drafts');
  const format = useFormatter();
  const heading = useHeadingFocus();
  const fields = useMemo(() => differencesOf(base, mine, theirs), [base, mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const choices = Object.fromEntries(fields.map((field) => [field.key, chosen[field.key] ?? proposedChoice(field)]));
  const choose = (key: string, choice: Choice) => setChosen((before) => ({ ...before, [key]: choice }));
  useChoiceKeys((key, at) => {
    const field = fields.find((one) => one.key === key) ?? fields[0];
    const choice = field && choicesOf(field)[at];
    if (choice) choose(field.key, choice);
  });

  const different = new Set(fields.map(({ name }) => name));
  const card = different.has('whole') ? null : readCard(mine);
  const same = card ? fieldsOf(card).filter(({ name, gap }) => gap === undefined && !different.has(name)) : [];
  const sameNames = same.map(({ name }) => t(`field_${name}`, { gap: '' }));

  return (
    <section className={styles.panel} aria-labelledby="conflict-title">
      <header className={styles.banner}>
        <Mascot id={THINKER} pose="think" size={56} className={styles.mascot} />
        <div>
          <h2 id="conflict-title" ref={heading} tabIndex={-1}>
            {t('conflict_title')}
          </h2>
          <p>{t('conflict_text')}</p>
        </div>
      </header>
      <div className={styles.fields}>
        <div className={styles.versions}>
          <p>
            <Icon name="edit" size={20} />
            <b>{t('mine')}</b>
            {t('mine_when')}
          </p>
          <p>
            <Icon name="history" size={20} />
            <b>{t('theirs')}</b>
            {format.dateTime(new Date(storedAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </p>
        </div>
        {fields.map((field) => (
          <FieldChoice
            key={field.key}
            field={field}
            value={choices[field.key] ?? 'mine'}
            onChange={(choice) => choose(field.key, choice)}
          />
        ))}
        {sameNames.length > 0 && <p className={styles.same}>{t('same', { fields: format.list(sameNames) })}</p>}
      </div>
      <footer className={styles.actions}>
        <Button scene="secondary" onClick={() => onSettle(mine)}>
          {t('all_mine')}
        </Button>
        <Button scene="secondary" onClick={() => onSettle(theirs)}>
          {t('all_theirs')}
        </Button>
        <Button
          icon="check"
          className={styles.save}
          onClick={() => onSettle(settledContent(base, mine, theirs, choices))}
        >
          {t('save')}
        </Button>
      </footer>
    </section>
  );
}
