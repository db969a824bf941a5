import { type FormEvent, useState } from 'react';
import { useDebugCheckInMutation } from '#client/graphql/generated/debug.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import styles from '../debug.module.css';
import { useT } from '../wording.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Checks the learner in on days of the past. */
export function DebugCheckIn() {
  const t = useT('debug');
  const [text, setText] = useState('');
  const [checkIn, { loading, data }] = useDebugCheckInMutation();
  const dates = text.split(/[\s,]+/).filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void checkIn({ variables: { dates } }).catch(() => undefined);
  };
  return (
    <Card as="section">
      <form className={styles.part} onSubmit={submit}>
        <h2>{t('check_in')}</h2>
        <TextField
          label={t('dates')}
          placeholder="2026-04-13, 2026-04-14"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            scene="secondary"
            size="small"
            loading={loading}
            disabled={dates.length === 0 || !dates.every((date) => day.test(date))}
          >
            {t('check_in_do')}
          </Button>
        </div>
        {data && (
          <p role="status">
            {t('check_in_done', { days: data.debugCheckIn.accumulatedDays, best: data.debugCheckIn.maxContinuousDays })}
          </p>
        )}
      </form>
    </Card>
  );
}
