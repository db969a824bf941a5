/** The built server. */
export const SERVER_FILE = 'dist/server/main.js';
/**
 * Flags of Node it is served with. What a request allocates is garbage when it is answered; with room for more requests than
 * are under way, most of it is never copied (a fifth to a third of the collector's time, for up to 100 MB under load).
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];
