import { createContext } from 'react';
import type { UploadFault } from '#client/platform/upload/upload-error.ts';

/** A picture on its way, or that did not come. */
export interface SentPicture {
  file: File;
  /** address of the file while it is shown */
  preview: string;
  /** 0 to 1 */
  share: number;
  fault?: UploadFault;
  abort: AbortController;
  /** when it came, or did not */
  ended?: Promise<void>;
}

/** Where a card's picture is on its way, also while another card is open. */
export interface PictureHome {
  sent?: SentPicture;
  /** the field of the card, while it is open */
  field?: { look: () => void; done: (assetId: string) => void };
  /** it came, or did not, while the card was not open */
  late?: { done: (assetId: string) => void; failed: () => void };
}

/** The home of the open card; without one a picture is given up with its field. */
export const PictureHomeContext = createContext<PictureHome | null>(null);
