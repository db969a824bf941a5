import { useCloze, useClozeStore } from './state/ClozeEditing.tsx';

/** Undo and redo of the text last worked in, for buttons outside it. */
export function useClozeHistory() {
  const store = useClozeStore();
  const canUndo = useCloze((state) => state.canUndo && !state.readOnly);
  const canRedo = useCloze((state) => state.canRedo && !state.readOnly);
  return {
    canUndo,
    canRedo,
    undo: () => store.getState().editor?.chain().focus().undo().run(),
    redo: () => store.getState().editor?.chain().focus().redo().run(),
  };
}
