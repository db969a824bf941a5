/** Bytes that the browser keeps for this site, undefined where it does not say. */
export async function storedBytes(): Promise<number | undefined> {
  const estimate = await navigator.storage?.estimate().catch(() => undefined);
  return estimate?.usage;
}

/** Deletes the files that the browser keeps for this site; they are fetched again when needed. */
export async function clearStoredFiles() {
  const caches = globalThis.caches; // absent without a secure context
  if (!caches) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
