import { useLayoutEffect } from 'react';
import { create } from 'zustand';

const useStore = create<{ pages: number }>()(() => ({ pages: 0 }));
const change = (by: number) => useStore.setState(({ pages }) => ({ pages: pages + by }));

/** While it is shown, a page takes the whole window: the main navigation makes room. */
export function useWholeWindow() {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether the page that is shown takes the whole window. */
export const useIsWholeWindow = () => useStore(({ pages }) => pages > 0);
