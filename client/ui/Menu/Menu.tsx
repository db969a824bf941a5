import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import { cx } from '../cx.ts';
import { useRegisteredDialog } from '../Dialog/open-dialogs.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import popup from '../popup.module.css';
import styles from './Menu.module.css';

/** Something the menu can do. */
export interface MenuAct {
  key: string;
  label: ReactNode;
  /** a quieter second line: what it leads to, or why it is not possible now */
  line?: ReactNode;
  icon?: IconName;
  /** the key that does the same outside the menu; only shown */
  shortcut?: string;
  /** something is lost by it: in jam, and best the last */
  danger?: boolean;
  disabled?: boolean;
  onAct: () => void;
}

export interface MenuProps {
  /** what the menu is about */
  label: string;
  /** the button that opens it */
  trigger: ReactElement;
  /** acts in groups; a line is drawn between groups, empty groups are left out */
  groups: readonly (readonly MenuAct[])[];
  /** which edges of button and menu are in line; `end` */
  align?: 'start' | 'center' | 'end';
  disabled?: boolean;
}

/** Acts behind a button. Arrow keys and first letters choose, Escape closes, the focus goes back to the button. */
export function Menu({ label, trigger, groups, align = 'end', disabled }: MenuProps) {
  const [open, setOpen] = useState(false);
  useRegisteredDialog(open, () => setOpen(false));
  return (
    <Base.Root open={open} onOpenChange={setOpen} disabled={disabled}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.place} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={cx(popup.popup, styles.menu)} aria-label={label}>
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
    </Base.Root>
  );
}
