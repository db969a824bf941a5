/** The hash that the server gives content; empty, which no content has, on a page that is not secure and so cannot compute it. */
export async function contentHash(content: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}
