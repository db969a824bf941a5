/** Dialogs that a lesson may open. `preload` fetches them with the unit, so that they are there when the network is not. */
export const loadQuitDialog = () => import('./QuitDialog/QuitDialog.tsx');
export const loadDefeatDialog = () => import('./DefeatDialog/DefeatDialog.tsx');
export const loadShortcutsDialog = () => import('./ShortcutsDialog/ShortcutsDialog.tsx');

export const loadDialogs = () => Promise.all([loadQuitDialog(), loadDefeatDialog(), loadShortcutsDialog()]);
