import type { HanziChar } from '#domain/cards/content.ts';
import styles from './HanziGrid.module.css';

export interface HanziGridProps {
  hanzi: readonly HanziChar[];
  /** the one that is asked, by its place; the others stand back */
  place?: number;
}

/** Characters in the squares they are learned to be written in. */
export function HanziGrid({ hanzi, place: asked }: HanziGridProps) {
  return (
    <p className={styles.row} lang="zh-CN" data-many={hanzi.length > 1 ? '' : undefined}>
      {hanzi.map(({ char }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the characters of a card never move
        <span key={place} className={styles.cell} data-behind={asked !== undefined && asked !== place ? '' : undefined}>
          {char}
        </span>
      ))}
    </p>
  );
}
