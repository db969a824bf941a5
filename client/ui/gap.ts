/** Steps of the spacing scale that layout primitives take: `--s-1` (4 px) to `--s-8` (32 px). */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8;
