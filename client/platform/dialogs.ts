import { create } from 'zustand';

/** Dialogs that more than one place opens. Their content is typed by name. */
export interface DialogContents {
  /** Not enough bread: ways to get some. */
  energy: true;
}

export type DialogName = keyof DialogContents;

const useOpenDialogs = create<Partial<DialogContents>>()(() => ({}));

/** Opens a shared dialog from anywhere, React or not. */
export const openDialog = <N extends DialogName>(name: N, content: DialogContents[N]) =>
  useOpenDialogs.setState({ [name]: content });

/** Closes one shared dialog. */
export const closeDialog = (name: DialogName) => useOpenDialogs.setState({ [name]: undefined });

/** Closes every shared dialog, as each change of route does. */
export const closeAllDialogs = () => useOpenDialogs.setState({}, true);

/** What a shared dialog was opened with, undefined while it is closed. */
export const useDialog = <N extends DialogName>(name: N) => useOpenDialogs((open) => open[name]);
