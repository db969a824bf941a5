const PICTURE = `substring(avatar FROM '[0-9a-f]{64}[.][a-z]+')`;

/** Pictures of people; their address has the asset id in it. */
export const AVATARS = `SELECT ${PICTURE} FROM users WHERE avatar IS NOT NULL AND ${PICTURE} = ANY ($1::text[])`;
