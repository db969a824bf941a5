import type { ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import styles from './PickGrid.module.css';

export interface Pick {
  value: string;
  /** what it is called; only heard and shown while pointed at */
  label: string;
  picture: ReactNode;
}

interface Props {
  title: string;
  /** one name for all grids of which one thing is chosen */
  name: string;
  value: string;
  onChange: (value: string) => void;
  picks: readonly Pick[];
}

/** Little pictures of which one is chosen. Arrow keys move between them, also from one grid to the next. */
export function PickGrid({ title, name, value, onChange, picks }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.grid}>
        {picks.map((pick) => (
          <label key={pick.value} className={styles.pick} title={pick.label}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={pick.value === value}
              aria-label={pick.label}
              onChange={() => onChange(pick.value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {pick.picture}
            </span>
            <span className={styles.check}>
              <Icon name="check" size={14} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
