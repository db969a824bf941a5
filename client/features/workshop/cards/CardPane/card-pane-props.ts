import type { ReactNode } from 'react';
import type { CardRowData } from '../card-row-data.ts';
import type { Selection } from '../selection.ts';

export interface CardPaneProps {
  title: string;
  /** keys in the order of the chapter */
  order: readonly number[];
  /** what a card says now, to find it */
  contentOf: (key: number) => string;
  useRow: (key: number) => CardRowData;
  /** cards of the chapter by the server's count, while they are still being read */
  count: number;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  current: number | undefined;
  selection: Selection;
  onSelect: (next: Selection) => void;
  onOpen: (key: number) => void;
  onCreate: () => void;
  /** a new card right before or after one of the list */
  onCreateAt: (key: number, where: 'before' | 'after') => void;
  onAi: () => void;
  onRemove: (keys: readonly number[]) => void;
  onDuplicate: (keys: readonly number[]) => void;
  /** one place up or down, or to an end */
  onStep: (keys: readonly number[], way: 'up' | 'down' | 'top' | 'bottom') => void;
  onMoveTo: (keys: readonly number[]) => void;
  onCopy: (keys: readonly number[], cut: boolean, data: DataTransfer) => void;
  /** false where the clipboard holds no cards */
  onPaste: (data: DataTransfer) => boolean;
  statsOf: (id: number) => { learnTimes: number; mastery: number } | undefined;
  /** the keys that are in view, to read what is known of them */
  onSeen: (keys: readonly number[]) => void;
  /** what a search finds outside of this list, to stand below it */
  elsewhere?: (asked: string) => ReactNode;
}
