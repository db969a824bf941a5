import { Drawer as Base } from '@base-ui/react/drawer';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { useRegisteredDialog } from '../Dialog/open-dialogs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import overlay from '../overlay.module.css';
import styles from './Drawer.module.css';

export interface DrawerProps {
  open: boolean;
  /** asked to close by Escape, a click outside, a swipe to its edge, the close button or a change of route */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** the edge it comes from; `right` */
  side?: 'left' | 'right';
  /** px; never more than the window less 48. 360 */
  width?: number;
  className?: string;
  children?: ReactNode;
  /** stays at the foot while the content scrolls */
  actions?: ReactNode;
}

/** A panel from the side, for what belongs beside the page, such as chapters or filters. Swiped away on a touch screen. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = 'right',
  width = 360,
  className,
  children,
  actions,
}: DrawerProps) {
  useRegisteredDialog(open, onClose);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()} swipeDirection={side}>
      <Base.Portal>
        <Base.Backdrop className={overlay.scrim} />
        <Base.Viewport className={styles.viewport} data-side={side}>
          <Base.Popup
            ref={panel}
            initialFocus={panel}
            className={cx(styles.panel, className)}
            data-side={side}
            style={{ '--w': `${width}px` } as CSSProperties}
          >
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
            </header>
            <Base.Content className={styles.body}>{children}</Base.Content>
            {actions && <footer className={styles.foot}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
