import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { clockOf, type TimeOfDay, timeOf } from '../plan.ts';
import { useT } from '../wording.ts';
import styles from './TimeRow.module.css';

const TimePicker = lazy(async () => ({
  default: (await import('#client/ui/TimePicker/TimePicker.tsx')).TimePicker,
}));

/** How long the wheels rest before the time holds. */
const REST_MS = 600;

interface Props {
  time: TimeOfDay;
  onChange: (time: TimeOfDay) => void;
  disabled: boolean;
}

/** The time of the daily reminder, which unfolds its wheels in steps of a quarter of an hour. */
export function TimeRow({ time, onChange, disabled }: Props) {
  const t = useT('reminders');
  const [open, setOpen] = useState(false);
  const [turned, setTurned] = useState<string | null>(null);
  const save = useRef(onChange);
  useEffect(() => {
    save.current = onChange;
  });
  useEffect(() => {
    if (turned === null) return;
    const timer = setTimeout(() => save.current(timeOf(turned)), REST_MS);
    return () => clearTimeout(timer);
  }, [turned]);
  const shown = turned ?? clockOf(time);
  return (
    <>
      <ListRow
        title={t('when')}
        end={
          <button
            type="button"
            className={styles.time}
            aria-expanded={open}
            aria-label={`${t('when')} ${shown}`}
            disabled={disabled}
            onClick={() => setOpen(!open)}
          >
            <b className="num">{shown}</b>
            <Icon name={open ? 'up' : 'down'} size={20} />
          </button>
        }
      />
      {open && (
        <div className={styles.wheels}>
          <Suspense>
            <TimePicker
              label={t('when')}
              labelHidden
              value={shown}
              onChange={setTurned}
              step={15}
              disabled={disabled}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
