/** What the workshop loads in one piece, and the editor's library with it. */
export { BlankPanel } from './BlankPanel.tsx';
export { ClozeEditor } from './ClozeEditor.tsx';
export { ClozeEditing } from './state/ClozeEditing.tsx';
export { useClozeHistory } from './use-cloze-history.ts';
