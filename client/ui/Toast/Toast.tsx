import { useEffect, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { useAnyDialogOpen } from '../Dialog/open-dialogs.ts';
import { useHasFloatingFoot } from './floating-foot.ts';
import styles from './Toast.module.css';
import { dismissToast, type ToastEntry, useToasts } from './toasts.ts';

const ICONS = { info: 'bell', success: 'check', error: 'close' } as const;

function Toast({ entry: { id, kind, text, action, duration } }: { entry: ToastEntry }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, held, duration]);

  return (
    <li
      className={styles.toast}
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[kind]} size={20} className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          scene="quiet"
          size="small"
          className={styles.action}
          onClick={() => {
            dismissToast(id);
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}

interface RegionProps {
  /** the page has its buttons at the foot, where toasts else appear */
  buttonsBelow?: boolean;
}

/**
 * Where toasts appear: once in the app, a polite live region; at the foot of the window, over a button that floats there, or at
 * its head where they would lie on the buttons of a dialog or of the page. A toast waits while it is pointed at or focused.
 */
export function ToastRegion({ buttonsBelow = false }: RegionProps) {
  const entries = useToasts((state) => state.entries);
  const covered = useAnyDialogOpen();
  const lifted = useHasFloatingFoot();
  return (
    <div
      role="status"
      aria-live="polite"
      className={styles.region}
      data-above={buttonsBelow || covered ? '' : undefined}
      data-lifted={lifted ? '' : undefined}
    >
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <Toast key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}
