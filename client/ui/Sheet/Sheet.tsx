import { Drawer as Base } from '@base-ui/react/drawer';
import { type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { useRegisteredDialog } from '../Dialog/open-dialogs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import overlay from '../overlay.module.css';
import styles from './Sheet.module.css';

export interface SheetProps {
  open: boolean;
  /** asked to close by Escape, a click outside, a pull downwards, the close button or a change of route */
  onClose: () => void;
  title: ReactNode;
  /** the title is only heard, where the content shows its own */
  titleHidden?: boolean;
  closeLabel: string;
  className?: string;
  children?: ReactNode;
  /** stays at the foot while the content scrolls */
  actions?: ReactNode;
}

/**
 * A sheet from below on every width, pulled away by its handle or its whole face. For a look at something without leaving
 * the page; a question that needs an answer is a `Dialog`.
 */
export function Sheet({ open, onClose, title, titleHidden, closeLabel, className, children, actions }: SheetProps) {
  useRegisteredDialog(open, onClose);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()} swipeDirection="down">
      <Base.Portal>
        <Base.Backdrop className={overlay.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup ref={sheet} initialFocus={sheet} className={cx(styles.sheet, className)}>
            <header className={styles.top}>
              <span className={styles.handle} aria-hidden="true" />
              <div className={styles.head}>
                <Base.Title className={titleHidden ? 'sr-only' : styles.title}>{title}</Base.Title>
                <Base.Close className={styles.close} render={<IconButton icon="close" label={closeLabel} />} />
              </div>
            </header>
            <Base.Content className={styles.body}>{children}</Base.Content>
            {actions && <footer className={styles.foot}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
