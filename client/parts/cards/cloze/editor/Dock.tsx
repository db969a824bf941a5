import styles from './GroupBar.module.css';
import { GroupBar } from './GroupBar.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** The groups on the keyboard of a phone. */
export function Dock() {
  const bottom = useKeyboardHeight();
  return (
    <div className={styles.dock} style={{ bottom }}>
      <GroupBar short />
    </div>
  );
}
