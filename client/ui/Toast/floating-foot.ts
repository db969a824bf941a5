import { useLayoutEffect } from 'react';
import { create } from 'zustand';

const useStore = create<{ buttons: number }>()(() => ({ buttons: 0 }));
const change = (by: number) => useStore.setState(({ buttons }) => ({ buttons: buttons + by }));

/** While it is shown, a button floats at the foot of a phone: toasts stand over it. */
export function useFloatingFoot(floats = true) {
  useLayoutEffect(() => {
    if (!floats) return;
    change(1);
    return () => change(-1);
  }, [floats]);
}

/** Whether a button floats at the foot of the page that is shown. */
export const useHasFloatingFoot = () => useStore(({ buttons }) => buttons > 0);
