/** px to the right of a level of the outline */
export const INDENT_PX = 20;
/** Depth of the lowest chapters; 0 is the top: five levels. */
export const DEEPEST_CHAPTER = 4;
export const CHAPTER_TITLE_MAX = 100;
/** Cards that one call moves, removes or brings back. */
export const CARDS_AT_ONCE = 500;
/** Cards that one call copies or writes. */
export const COPIES_AT_ONCE = 100;
