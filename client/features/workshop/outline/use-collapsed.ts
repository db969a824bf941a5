import { useCallback, useState } from 'react';

const nameOf = (packageId: number) => `bread.outline.${packageId}`;

function kept(packageId: number): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(nameOf(packageId)) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : []);
  } catch {
    return new Set();
  }
}

/** Which chapters are folded, kept on this device. */
export function useCollapsed(packageId: number) {
  const [collapsed, setCollapsed] = useState(() => kept(packageId));
  const collapse = useCallback(
    (id: number, isCollapsed: boolean) =>
      setCollapsed((before) => {
        const next = new Set(before);
        if (isCollapsed) next.add(id);
        else next.delete(id);
        try {
          localStorage.setItem(nameOf(packageId), JSON.stringify([...next]));
        } catch {
          // a full device folds as well, only not for long
        }
        return next;
      }),
    [packageId],
  );
  return { collapsed, collapse };
}
