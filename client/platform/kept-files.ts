import { MEDIA_CACHE_BYTES } from '#domain/limits.ts';

/** What is kept apart: each kind has its own 20 MB. */
export type Shelf = 'audio' | 'images';

/** How many of these files, the oldest first, go so that at most half of the limit is left; none while all fit. Sizes in bytes. */
export function tooMany(sizes: readonly number[], limit = MEDIA_CACHE_BYTES): number {
  let left = sizes.reduce((sum, size) => sum + size, 0);
  if (left <= limit) return 0;
  let count = 0;
  for (const size of sizes) {
    if (left <= limit / 2) break;
    left -= size;
    count += 1;
  }
  return count;
}

// Absent without a secure context; forbidden storage rejects.
const shelfOf = async (shelf: Shelf): Promise<Cache | undefined> =>
  globalThis.caches?.open(`bread.${shelf}`).catch(() => undefined);

/**
 * A file of this site, from the device where it was kept before. Null where the server has none; rejects where it cannot be
 * reached. What was fetched is kept, and the oldest go when there is too much.
 */
export async function keptFile(shelf: Shelf, url: string): Promise<Blob | null> {
  const cache = await shelfOf(shelf);
  const kept = await cache?.match(url);
  if (kept) return kept.blob();
  const answer = await fetch(url);
  if (!answer.ok) return null;
  const file = await answer.blob();
  if (cache) await keep(cache, url, file).catch(() => undefined);
  return file;
}

async function keep(cache: Cache, url: string, file: Blob) {
  await cache.put(url, new Response(file, { headers: { 'content-length': String(file.size) } }));
  // In the order in which they came.
  const requests = await cache.keys();
  const sizes = await Promise.all(
    requests.map(async (request) => Number((await cache.match(request))?.headers.get('content-length') ?? 0)),
  );
  await Promise.all(requests.slice(0, tooMany(sizes)).map((request) => cache.delete(request)));
}
