import { create } from 'zustand';

/** Dialogs that any failed call or any page may open: how to get bread, how to get diamonds. */
type AppDialog = 'energy' | 'diamonds';

const useDialog = create<{ open: AppDialog | null }>()(() => ({ open: null }));

/** Opens a dialog from anywhere, React or not; the one before it closes. */
export const openDialog = (open: AppDialog) => useDialog.setState({ open });

export const closeDialog = () => useDialog.setState({ open: null });

/** Whether a dialog is open. */
export const useDialogOpen = (dialog: AppDialog) => useDialog(({ open }) => open === dialog);
