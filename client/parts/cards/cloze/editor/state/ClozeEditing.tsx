import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ClozeCard } from '#domain/cards/content.ts';
import type { CardProblem } from '#domain/cards/problem.ts';
import { type ClozeStore, createClozeStore } from './cloze-store.ts';

interface Editing {
  store: ClozeStore;
  problems: readonly CardProblem[];
}

const Context = createContext<Editing | null>(null);
const none: readonly CardProblem[] = [];

export interface ClozeEditingProps {
  value: ClozeCard;
  /** the card as it is now, at most once a frame while it is written, and at once when the page is left */
  onChange: (next: ClozeCard) => void;
  readOnly?: boolean;
  /** what the server or the validator has against it; what the editor sees by itself is left out */
  problems?: readonly CardProblem[];
  children: ReactNode;
}

/**
 * One card being edited, for the text and the panel below it. Another card is another of these (`key`); the same card from outside
 * replaces what differs and keeps the caret.
 */
export function ClozeEditing({ value, onChange, readOnly = false, problems = none, children }: ClozeEditingProps) {
  const listener = useRef(onChange);
  const [store] = useState(() => createClozeStore(value, (card) => listener.current(card)));
  useLayoutEffect(() => {
    listener.current = onChange;
  });
  useLayoutEffect(() => store.receive(value), [store, value]);
  useLayoutEffect(() => store.setState({ readOnly }), [store, readOnly]);
  useEffect(() => {
    // Before anybody who saves on the same event.
    addEventListener('pagehide', store.flush, true);
    document.addEventListener('visibilitychange', store.flush, true);
    return () => {
      removeEventListener('pagehide', store.flush, true);
      document.removeEventListener('visibilitychange', store.flush, true);
      store.flush();
    };
  }, [store]);
  const editing = useMemo(() => ({ store, problems }), [store, problems]);
  return <Context value={editing}>{children}</Context>;
}

function useEditing(): Editing {
  const editing = use(Context);
  if (!editing) throw new Error('A part of the cloze editor stands outside ClozeEditing');
  return editing;
}

export const useClozeStore = () => useEditing().store;

/** A part of the state; only a change of it renders anew. */
export const useCloze = <T,>(select: (state: ReturnType<ClozeStore['getState']>) => T) =>
  useStore(useClozeStore(), select);

export const useProblems = (path: string) =>
  useEditing().problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
