import { create } from 'zustand';

/** The bread dialog, which any failed call may open. */
const useEnergyDialog = create<{ open: boolean }>()(() => ({ open: false }));

/** Opens the ways to get bread, from anywhere, React or not. */
export const openEnergyDialog = () => useEnergyDialog.setState({ open: true });

export const closeEnergyDialog = () => useEnergyDialog.setState({ open: false });

/** Whether the bread dialog is open. */
export const useEnergyDialogOpen = () => useEnergyDialog((state) => state.open);
