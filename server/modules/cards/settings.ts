/** Numbers of cards. */
export const CARDS = {
  /** Cards that one call writes at most. */
  createMax: 100,
  /** Cards that one call moves, copies, removes or brings back at most. */
  selectionMax: 500,
  /** Characters of a content, which is the JSON of a card. */
  contentMax: 50_000,
  draftKeyMax: 64,
  /** Bytes of a call that writes many cards. */
  batchBytes: 256 * 1024,
} as const;

/** Numbers of the search in a package. */
export const FINDING = {
  keywordMax: 100,
  wordsMax: 10,
  /** Cards that hold the letters somewhere and are read by one call. */
  lookedInto: 1000,
} as const;

/** Removed parts that one answer lists, the newest. */
export const REMOVED_LISTED = 100;
