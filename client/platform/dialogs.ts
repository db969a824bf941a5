import { create } from 'zustand';

/** Dialogs that any failed call or any page may open; a feature that has one adds its name here by augmentation. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface AppDialogs {}
type Name = keyof AppDialogs;

const useDialog = create<{ open: Name | null }>()(() => ({ open: null }));

/** Opens a dialog from anywhere, React or not; the one before it closes. */
export const openDialog = (open: Name) => useDialog.setState({ open });

export const closeDialog = () => useDialog.setState({ open: null });

/** Whether a dialog is open. */
export const useDialogOpen = (dialog: Name) => useDialog(({ open }) => open === dialog);

/** Whether any is. */
export const useAnyDialogOpen = () => useDialog(({ open }) => open !== null);
