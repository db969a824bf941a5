const COVER = "style #>> '{icon,content}'";

/** Pictures on covers. */
export const COVERS = `SELECT ${COVER} FROM package WHERE style #>> '{icon,type}' = 'imgv2' AND ${COVER} = ANY ($1::text[])`;

/** Pictures that show what is in a package. */
export const PREVIEWS = 'SELECT unnest(preview_imgs) FROM package WHERE preview_imgs && $1::text[]';
