import { Menu as Base } from '@base-ui/react/menu';
import { type FocusEvent, Fragment, type RefObject } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import popup from '../popup.module.css';
import styles from './Menu.module.css';
import type { MenuAct } from './menu-act.ts';

export interface MenuSheetProps {
  label: string;
  groups: readonly (readonly MenuAct[])[];
  align: 'start' | 'center' | 'end';
  /** what it stands at and gives the focus back to, where that is no trigger of its own */
  anchor?: RefObject<HTMLElement | null>;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/** The acts of a menu, over the page. */
export function MenuSheet({ label, groups, align, anchor, onFocus }: MenuSheetProps) {
  return (
    <Base.Portal>
      <Base.Positioner className={popup.place} align={align} sideOffset={6} collisionPadding={8} anchor={anchor}>
        <Base.Popup className={cx(popup.popup, styles.menu)} aria-label={label} finalFocus={anchor} onFocus={onFocus}>
          {groups
            .filter((acts) => acts.length > 0)
            .map((acts, i) => (
              <Fragment key={acts[0]?.key}>
                {i > 0 && <Base.Separator className={styles.line} />}
                {acts.map((act) => (
                  <Base.Item
                    key={act.key}
                    disabled={act.disabled}
                    onClick={act.onAct}
                    className={cx(popup.row, styles.act)}
                    data-danger={act.danger ? '' : undefined}
                  >
                    {act.icon && <Icon name={act.icon} size={20} />}
                    <span className={popup.words}>
                      {act.label}
                      {act.line && <small>{act.line}</small>}
                    </span>
                    {act.shortcut && <Kbd>{act.shortcut}</Kbd>}
                  </Base.Item>
                ))}
              </Fragment>
            ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
