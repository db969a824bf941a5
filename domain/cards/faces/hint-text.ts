export const HIDDEN = '＿';

/** The text with every secret covered, null when nothing readable is left. Longer secrets are covered first. */
export function masked(text: string, secrets: readonly string[]): string | null {
  const ordered = [...secrets].filter((secret) => secret.trim() !== '').sort((a, b) => b.length - a.length);
  let result = text;
  for (const secret of ordered) result = result.split(secret).join(HIDDEN.repeat([...secret].length));
  return result.replaceAll(HIDDEN, '').trim() === '' ? null : result;
}

/** Says of the first of the wrong options that it is not the one: `≠ 把`. Null where that would leave the answer alone. */
export const ruledOut = ([first, second]: readonly string[]): string | null =>
  first === undefined || second === undefined ? null : `≠ ${first}`;

/** The first character of an answer and a mark for each further one, null if that would be the whole answer. */
export function firstCharacter(answer: string): string | null {
  const [first, ...rest] = [...answer];
  return first === undefined || rest.length === 0 ? null : first + HIDDEN.repeat(rest.length);
}
