/** Numbers of chapters. */
export const CHAPTERS = {
  /** Chapters of a package, and how deep they go. */
  max: 2000,
  levels: 5,
  titleMax: 100,
} as const;
