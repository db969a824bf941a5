import { type Random, shuffled } from '#domain/random.ts';

/** Options in random order, and where the answer came to stand. */
export function shuffledOptions<T>(answer: T, others: readonly T[], random: Random): { options: T[]; answer: number } {
  const options = shuffled([answer, ...others], random);
  return { options, answer: options.indexOf(answer) };
}

/** Items whose key was not seen before, neither among them nor in `taken`. Keys compare trimmed and without case. */
export function distinctBy<T>(items: readonly T[], keyOf: (item: T) => string, taken: readonly string[] = []): T[] {
  const seen = new Set(taken.map(comparable));
  return items.filter((item) => {
    const key = comparable(keyOf(item));
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function comparable(text: string): string {
  return text.trim().toLowerCase();
}
