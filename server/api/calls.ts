/**
 * Whether a route answers calls, with data by GraphQL or REST: all else are pages, their files and health checks. Told by the
 * route that was found, as it was registered, because an address has many spellings; where none was found there is no page.
 */
export const isCallRoute = (url: string | undefined): boolean =>
  url === undefined || url === '/graphql' || (url.startsWith('/api/') && !url.startsWith('/api/docs'));
