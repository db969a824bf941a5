import { create } from 'zustand';

/**
 * Dialogs that any failed call or any page may open; a feature that has one adds its name here by augmentation, with the type of
 * what it is about, or `true`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface AppDialogs {}
type Name = keyof AppDialogs;
/** Dialogs that are opened by their name alone. */
export type PlainDialog = { [N in Name]: AppDialogs[N] extends true ? N : never }[Name];
type About<N extends Name> = AppDialogs[N] extends true ? [] : [about: AppDialogs[N]];

const useDialog = create<{ open: Name | null; about?: AppDialogs[Name] }>()(() => ({ open: null }));

/** Opens a dialog from anywhere, React or not; the one before it closes. */
export const openDialog = <N extends Name>(open: N, ...[about]: About<N>) => useDialog.setState({ open, about });

export const closeDialog = () => useDialog.setState({ open: null, about: undefined });

/** Whether a dialog is open. */
export const useDialogOpen = (dialog: Name) => useDialog(({ open }) => open === dialog);

/** What a dialog is about; undefined while it is not open. */
export const useDialogAbout = <N extends Name>(dialog: N) =>
  useDialog(({ open, about }) => (open === dialog ? (about as AppDialogs[N]) : undefined));

/** Whether any is. */
export const useAnyDialogOpen = () => useDialog(({ open }) => open !== null);
