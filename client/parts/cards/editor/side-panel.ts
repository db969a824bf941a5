import { createContext, createElement, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place beside an editor where there is room for one; null where all of a card stands below one another. */
export const SidePanelContext = createContext<HTMLElement | null>(null);

/** What belongs beside the editor of a card: there where there is room, else where it stands. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const place = use(SidePanelContext);
  return place ? createPortal(createElement('section', { 'aria-label': title }, children), place) : children;
}
