const SHEET = /<style[\s\S]*?<\/style\s*>/gi;
const TAG = /<[^<>]*>/g;
const STYLE = /("[^"]*"|'[^']*')|\sstyle(?=\s*=)/gi;

/**
 * A page of another program without its styles: the policy of our own refuses each of them aloud, also in a document that nobody
 * sees. What an element said of its style stands in `data-style`.
 */
export const unstyled = (html: string): string =>
  html
    .replace(SHEET, '')
    .replace(TAG, (tag) => tag.replace(STYLE, (_, quoted: string | undefined) => quoted ?? ' data-style'));
