import { Icon } from '#client/art/Icon/Icon.tsx';
import styles from './OptionTick.module.css';

export interface OptionTickProps {
  state: 'plain' | 'selected' | 'correct' | 'wrong';
}

/** The box of an option that can be ticked. */
export function OptionTick({ state }: OptionTickProps) {
  return (
    <span className={styles.tick} data-state={state}>
      {state !== 'plain' && <Icon name={state === 'wrong' ? 'close' : 'check'} size={16} />}
    </span>
  );
}
