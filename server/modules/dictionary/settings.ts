/** Bounds of the dictionary. */
export const DICTIONARY = {
  /** Entries that a search answers at most. */
  resultsMax: 20,
  /** Characters of a keyword, and of a spelling that is kept. */
  keywordMax: 64,
  /** Shorter keywords have too few trigrams to be misspelt recognisably. */
  fuzzyFrom: 3,
  /** Words of a lower rank are looked through for what resembles a keyword. */
  fuzzyRanks: 20_000,
  /** Sentences of an entry at most. */
  sentencesMax: 3,
  /** Characters of an explanation that is kept. */
  explainMax: 2000,
  /** Characters of a transcription that is kept. */
  phoneticMax: 100,
  /** Rank of a word of unknown frequency: after all others. */
  unranked: 10_000_000,
  /** Rows of one step of an import: what a crash loses at most. */
  importBatch: 2000,
} as const;
