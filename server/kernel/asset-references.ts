/**
 * What a module says of the assets that its rows show: a `SELECT` that answers those of `$1` (text[], asset ids) that are in
 * use, as its only column. What no module uses is removed after a while.
 */
export type AssetReferences = readonly string[];

const references: string[] = [];

/** Keeps what a module says; the composition root calls it with what modules announce. */
export const joinAssetReferences = (selects: AssetReferences): void => void references.push(...selects);

/** One `SELECT` over the references of all modules. */
export const allAssetReferences = (): string => references.join(' UNION ALL ');
