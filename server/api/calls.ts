/** Whether an address is answered with data, by GraphQL or REST: all else are pages, their files and health checks. */
export const isCall = (url: string) =>
  url.startsWith('/graphql') || (url.startsWith('/api/') && !url.startsWith('/api/docs'));
