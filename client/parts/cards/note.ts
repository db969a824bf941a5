/** What a wrong option is right for. */
export interface Note {
  word: string;
  meaning: string;
}
