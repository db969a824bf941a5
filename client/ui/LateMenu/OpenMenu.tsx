import { Menu as Base } from '@base-ui/react/menu';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { useRegisteredDialog } from '../Dialog/open-dialogs.ts';
import type { MenuProps } from '../Menu/Menu.tsx';
import { MenuSheet } from '../Menu/MenuSheet.tsx';

export interface OpenMenuProps extends Pick<MenuProps, 'label' | 'groups'> {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** opened by a key: the first act has the focus */
  byKey: boolean;
  onOpen: (open: boolean) => void;
}

/** The menu of a button that was there before it. */
export function OpenMenu({ label, groups, anchor, open, byKey, onOpen }: OpenMenuProps) {
  /** Whether this opening has handed the focus on already: later it stays where it goes. */
  const entered = useRef(false);
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!byKey || entered.current || target !== currentTarget) return;
    entered.current = true;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.focus();
  };
  useEffect(() => {
    if (!open) entered.current = false;
  }, [open]);
  useRegisteredDialog(open, () => onOpen(false));
  return (
    <Base.Root open={open} onOpenChange={onOpen}>
      <MenuSheet label={label} groups={groups} align="end" anchor={anchor} onFocus={enter} />
    </Base.Root>
  );
}
