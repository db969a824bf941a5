import type { ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import styles from './SoundButton.module.css';

export interface SoundButtonProps {
  /** what is read aloud, in words; the accessible name where nothing else is shown */
  label: string;
  onClick: () => void;
  children?: ReactNode;
}

/** Reads something aloud. Without children it is a round button with a loudspeaker alone. */
export function SoundButton({ label, onClick, children }: SoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.sound}
      data-round={children === undefined ? '' : undefined}
      aria-label={children === undefined ? label : undefined}
      title={label}
      onClick={onClick}
    >
      <Icon name="sound" size={22} />
      {children}
    </button>
  );
}
