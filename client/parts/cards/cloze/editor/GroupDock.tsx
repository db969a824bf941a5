import { lazy, Suspense, useEffect } from 'react';
import { useMedia } from '#client/platform/use-media.ts';
import { NARROW } from './narrow.ts';
import { useCloze } from './state/ClozeEditing.tsx';

const load = () =>
  import('./Dock.tsx').then(
    (it) => ({ default: it.Dock }),
    // where the network went before it came, one writes on
    () => ({ default: () => <></> }),
  );
const Dock = lazy(load);

/** On a phone the groups stand on the keyboard while a text is written. */
export function GroupDock() {
  const isNarrow = useMedia(NARROW);
  const isOpen = useCloze((state) => state.isWriting && !state.readOnly);
  // it is there before the keyboard is
  useEffect(() => {
    if (isNarrow) void load();
  }, [isNarrow]);
  return (
    isNarrow &&
    isOpen && (
      <Suspense>
        <Dock />
      </Suspense>
    )
  );
}
