/** Where the page is one column: the bar of groups and the panel of a blank come up from below. */
export const NARROW = '(max-width: 999px)';
