import type { SaveStatus } from '../drafts/card-view.ts';

/** A card of the list as its row shows it. */
export interface CardRowData {
  /** the same for as long as the card is in the list */
  key: number;
  /** the server's id, or that of the draft */
  id: number;
  content: string;
  createdType: 'NORMAL' | 'DUPLICATE' | 'AIGC' | 'EXCEL_IMPORT';
  /** how far what was written has come; undefined where nothing was written here */
  status: SaveStatus | undefined;
}
