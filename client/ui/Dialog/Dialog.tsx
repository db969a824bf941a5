import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import overlay from '../overlay.module.css';
import styles from './Dialog.module.css';
import { useRegisteredDialog } from './open-dialogs.ts';

export interface DialogProps {
  open: boolean;
  /** asked to close by Escape, a click outside, the close button or a change of route */
  onClose: () => void;
  title: ReactNode;
  /** the title is only heard, where the content shows its own */
  titleHidden?: boolean;
  /** a sentence under the title */
  description?: ReactNode;
  /** above the title, such as a companion */
  picture?: ReactNode;
  /** word of the close button in the corner; without it the content must offer a way out */
  closeLabel?: string;
  /** false where only an answer may close it; a change of route still does */
  dismissable?: boolean;
  /** widest px when it stands in the middle; 560 */
  width?: number;
  align?: 'start' | 'center';
  /** takes the focus first; unless told the first button, or the sheet itself where it can be closed in the corner */
  initialFocus?: RefObject<HTMLElement | null>;
  /** takes the focus when the dialog closes; unless told what had it before */
  finalFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children?: ReactNode;
  /** the buttons */
  actions?: ReactNode;
}

/**
 * A sheet from below on a phone, a dialog in the middle from 700 px up. Keeps the focus inside and gives it back, locks the
 * page behind it, and closes with a change of route.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  description,
  picture,
  closeLabel,
  dismissable = true,
  width = 560,
  align = 'start',
  initialFocus,
  finalFocus,
  className,
  children,
  actions,
}: DialogProps) {
  useRegisteredDialog(open, onClose);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissable}
      onOpenChange={(next, { reason }) => {
        if (next || (!dismissable && reason === 'escape-key')) return;
        onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={overlay.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={cx(styles.sheet, className)}
            data-align={align}
            style={{ '--w': `${width}px` } as CSSProperties}
            ref={sheet}
            initialFocus={initialFocus ?? (closeLabel ? sheet : true)}
            finalFocus={finalFocus}
          >
            {closeLabel && (
              <Base.Close className={styles.close} aria-label={closeLabel}>
                <Icon name="close" size={24} />
              </Base.Close>
            )}
            {picture && <div className={styles.picture}>{picture}</div>}
            <Base.Title className={titleHidden ? 'sr-only' : styles.title}>{title}</Base.Title>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
