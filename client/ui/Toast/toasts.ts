import { create } from 'zustand';
import { TOAST_LIFE_MS } from '#domain/limits.ts';

export interface ToastContent {
  kind: 'info' | 'success' | 'error';
  text: string;
  /** one thing to do about it, such as undo */
  action?: { label: string; onAct: () => void };
}

export interface ToastEntry extends ToastContent {
  id: number;
  /** ms; Infinity keeps it */
  duration: number;
}

/** Time to take something back. */
export const ACTION_TOAST_MS = 5_000;
const AT_ONCE = 3;

/** What is said now, oldest first. */
export const useToasts = create<{ entries: readonly ToastEntry[] }>()(() => ({ entries: [] }));

let lastId = 0;

/** Says something for 3 seconds, or 5 with an action; returns an id to take it back with. The same text replaces itself. */
export function toast(content: ToastContent, duration = content.action ? ACTION_TOAST_MS : TOAST_LIFE_MS) {
  lastId += 1;
  const entry = { ...content, duration, id: lastId };
  useToasts.setState(({ entries }) => ({
    entries: [...entries.filter((e) => e.text !== content.text), entry].slice(-AT_ONCE),
  }));
  return entry.id;
}

export const dismissToast = (id: number) =>
  useToasts.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }));

export const dismissAllToasts = () => useToasts.setState({ entries: [] });
