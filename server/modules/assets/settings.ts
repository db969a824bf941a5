/** Numbers of uploaded files. Sizes in bytes, times in seconds or days as named. */
export const ASSETS = {
  /** How long an upload form is good for. */
  formSeconds: 600,
  /** All that an account keeps, as it was sent. A guest is anybody. */
  quotaBytes: { guest: 200 * 1024 * 1024, member: 2 * 1024 * 1024 * 1024 },
  /** Pixels of a picture, all of its frames together: 160 MB while it is worked on. */
  maxPixels: 40_000_000,
  /** An SVG is text; a longer one is a way to keep us busy. */
  svgMaxBytes: 1024 * 1024,
  /** Longest edge of a drawing without pixels of its own, px. */
  svgPx: 1024,
  /** What a picture may take to be worked on. */
  imageSeconds: 20,
  /** Pictures one process works on at a time. */
  imagesAtOnce: 2,
  /** What is kept of a picture: quality of WebP, 1 to 100. */
  quality: 82,
  /** How long a file that nothing shows is kept, and one that was not finished. */
  unusedDays: 7,
  unfinishedDays: 1,
  /** Files that one statement looks at, when those that nothing shows are removed. */
  lookedAtOnce: 500,
} as const;
