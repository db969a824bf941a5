import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, useState } from 'react';
import { useRegisteredDialog } from '../Dialog/open-dialogs.ts';
import { MenuSheet } from './MenuSheet.tsx';
import type { MenuAct } from './menu-act.ts';

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
      <MenuSheet label={label} groups={groups} align={align} />
    </Base.Root>
  );
}
