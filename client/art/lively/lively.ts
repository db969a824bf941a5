import styles from './lively.module.css';

/** The class names of a figure that moves as its pose does, or only its own where it stands still. */
export const lively = (alive: boolean, pose: string, className?: string) =>
  [className, alive && styles.alive, alive && styles[pose]].filter(Boolean).join(' ') || undefined;
