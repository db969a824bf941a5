/** Milliseconds until a condition holds; a condition that throws does not. Throws after `patienceMs`. */
export async function until(holds: () => Promise<boolean>, patienceMs = 10_000): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < patienceMs) {
    if (await holds().catch(() => false)) return Date.now() - began;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`did not hold within ${patienceMs} ms`);
}
