import { Menu as Base } from '@base-ui/react/menu';
import { type RefObject, useRef } from 'react';
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
  const sheet = useRef<HTMLDivElement>(null);
  const enter = () => {
    // not once somebody went further
    if (document.activeElement === sheet.current)
      sheet.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.focus();
  };
  useRegisteredDialog(open, () => onOpen(false));
  return (
    <Base.Root open={open} onOpenChange={onOpen} onOpenChangeComplete={(now) => now && byKey && enter()}>
      <MenuSheet ref={sheet} label={label} groups={groups} align="end" anchor={anchor} />
    </Base.Root>
  );
}
