import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, type ReactElement } from 'react';
import { Kbd } from '../Kbd/Kbd.tsx';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** a few words; what matters must also be in the name of the control, since a finger sees no tooltip */
  text: string;
  /** the key that does the same */
  shortcut?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** ms of pointing before it shows; 400. A focused control shows it at once. */
  delay?: number;
  /** one control */
  children: ReactElement<{ title?: string }>;
}

/** A few words beside a control while it is pointed at or focused. Escape takes them away. */
export function Tooltip({ text, shortcut, side = 'top', delay = 400, children }: TooltipProps) {
  return (
    <Base.Root>
      {/* two tooltips would say the same: the browser's own rests */}
      <Base.Trigger delay={delay} render={cloneElement(children, { title: '' })} />
      <Base.Portal>
        <Base.Positioner className={styles.place} side={side} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles.tip}>
            {text}
            {shortcut && <Kbd className={styles.key}>{shortcut}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
