import { type ComponentType, Suspense, useCallback, useState } from 'react';
import { useAnyDialogOpen } from '#client/platform/dialogs.ts';
import { useWhenIdle } from '#client/platform/idle.ts';

interface Props {
  dialogs: readonly (readonly [name: string, dialog: ComponentType])[];
}

/** The dialogs that any page can open: they come when the page is idle, or when the first of them is asked for. */
export function OpenDialogs({ dialogs }: Props) {
  const [idle, setIdle] = useState(false);
  const asked = useAnyDialogOpen();
  useWhenIdle(useCallback(async () => setIdle(true), []));
  if (!idle && !asked) return null;
  return dialogs.map(([name, Dialog]) => (
    <Suspense key={name}>
      <Dialog />
    </Suspense>
  ));
}
