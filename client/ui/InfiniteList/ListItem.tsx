import { createContext, type Ref, useContext } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/** How many items there are in all; -1 while nobody knows. */
export const ListSize = createContext(-1);

/** A place of the virtual list, which says where it is among all items, also of those that are not there now. */
export function ListItem({ children, style, index, ref }: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the virtual list lays out boxes, which a ul may not hold
    <div ref={ref} role="listitem" aria-posinset={index + 1} aria-setsize={useContext(ListSize)} style={style}>
      {children}
    </div>
  );
}
