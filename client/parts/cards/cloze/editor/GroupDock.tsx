import { useMedia } from '#client/platform/use-media.ts';
import styles from './GroupBar.module.css';
import { GroupBar } from './GroupBar.tsx';
import { NARROW } from './narrow.ts';
import { useCloze } from './state/ClozeEditing.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** On a phone the groups stand on the keyboard while a text is written. */
export function GroupDock() {
  const isNarrow = useMedia(NARROW);
  const isOpen = useCloze((state) => state.isWriting && !state.readOnly);
  return isNarrow && isOpen ? <Dock /> : null;
}

function Dock() {
  const bottom = useKeyboardHeight();
  return (
    <div className={styles.dock} style={{ bottom }}>
      <GroupBar short />
    </div>
  );
}
