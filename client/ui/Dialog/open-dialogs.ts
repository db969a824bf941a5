import { useEffect, useRef } from 'react';
import { create } from 'zustand';

type Close = () => void;

/** Every dialog that is open now, the topmost last. */
const useOpenDialogs = create<{ closers: readonly Close[] }>()(() => ({ closers: [] }));

/** Closes whatever is open, as each change of route does. */
export function closeAllDialogs() {
  for (const close of [...useOpenDialogs.getState().closers].reverse()) close();
}

/** Whether a dialog covers the page: shortcuts of the page rest meanwhile. */
export const useAnyDialogOpen = () => useOpenDialogs((state) => state.closers.length > 0);

/** Enters a dialog into the list for as long as it is open. */
export function useRegisteredDialog(open: boolean, close: Close) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const entry = () => latest.current();
    useOpenDialogs.setState(({ closers }) => ({ closers: [...closers, entry] }));
    return () => useOpenDialogs.setState(({ closers }) => ({ closers: closers.filter((c) => c !== entry) }));
  }, [open]);
}
