/**
 * The picture in the content of a card. Content is written by `JSON.stringify`, so that a quotation mark of a text is never
 * a bare one; a reading as JSON would fail for content that is none. The index `card_picture` is on the same expression.
 */
const PICTURE = `substring(content FROM '"assetId":"([^"]*)"')`;

/** Pictures that cards show, removed cards too: they may come back. */
export const ILLUSTRATIONS = `SELECT ${PICTURE} FROM card WHERE ${PICTURE} IS NOT NULL AND ${PICTURE} = ANY ($1::text[])`;
