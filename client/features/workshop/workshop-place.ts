/** What of the package is open; a draft has an id below zero. */
export interface WorkshopPlace {
  chapterId?: number;
  cardId?: number;
}

/** Goes to another place; `replace` where it is the same place under another name. */
export type Go = (place: WorkshopPlace, how?: { replace?: boolean }) => void;
