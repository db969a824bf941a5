/**
 * The picture in the content of a card. Content is written by `JSON.stringify`, so that a quotation mark of a text is never
 * a bare one; a reading as JSON would fail for content that is none.
 */
const PICTURE = `substring(content FROM '"assetId":"([^"]*)"')`;

/** Finds the cards that show a picture. */
export const PICTURE_INDEX = `CREATE INDEX card_picture ON card ((${PICTURE})) WHERE ${PICTURE} IS NOT NULL`;

/** Pictures that cards show, removed cards too: they may come back. */
export const ILLUSTRATIONS = `SELECT ${PICTURE} FROM card WHERE ${PICTURE} IS NOT NULL AND ${PICTURE} = ANY ($1::text[])`;
