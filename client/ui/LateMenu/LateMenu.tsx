import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuAct } from '../Menu/menu-act.ts';
import { loadMenu } from './load-menu.ts';

const OpenMenu = lazy(() => loadMenu().then((it) => ({ default: it.OpenMenu })));

export interface LateMenuProps {
  /** what the menu and its button are about */
  label: string;
  groups: readonly (readonly MenuAct[])[];
  /** of the button */
  tabIndex?: number;
  className?: string;
}

const fetchSoon = () => void loadMenu().catch(() => undefined);
const stay = (event: MouseEvent) => event.stopPropagation();

/**
 * A menu of a row of many: until it is opened there is a button and nothing else, and the menu comes when a hand or the focus comes
 * near it. What is pressed does not reach the row.
 */
export function LateMenu({ label, groups, tabIndex, className }: LateMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [byKey, setByKey] = useState(false);
  const show = (key: boolean) => {
    setAsked(true);
    setByKey(key);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    show(true);
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={label}
        tabIndex={tabIndex}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={fetchSoon}
        onFocus={fetchSoon}
        onMouseDown={stay}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          stay(event);
          // a click without a count of presses is one of Enter or Space
          show(event.detail === 0);
        }}
      />
      {asked && (
        <Suspense>
          <OpenMenu label={label} groups={groups} anchor={button} open={open} byKey={byKey} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
}
