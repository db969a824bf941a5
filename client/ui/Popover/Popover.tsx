import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { useRegisteredDialog } from '../Dialog/open-dialogs.ts';
import popup from '../popup.module.css';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** the button that opens it */
  trigger: ReactElement;
  title: ReactNode;
  /** the title is only heard, where the content shows its own */
  titleHidden?: boolean;
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  /** what it shows; as a function it is given the way to close */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A bubble beside the button that opens it, for a word more or one small act. The page behind stays usable. */
export function Popover({ trigger, title, titleHidden, side = 'bottom', className, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useRegisteredDialog(open, close);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.place} side={side} sideOffset={12} collisionPadding={8} arrowPadding={16}>
          <Base.Popup className={cx(popup.popup, styles.bubble, className)}>
            <Base.Arrow className={styles.tail} />
            <Base.Title className={titleHidden ? 'sr-only' : styles.title}>{title}</Base.Title>
            {typeof children === 'function' ? children(close) : children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
