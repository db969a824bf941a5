import { cardContentSchema } from './content.ts';
import { jsonFault } from './json-fault.ts';

/** Why the text of a card is none that we know, and where: the character that is no JSON any more, from 1, or places in the card. */
export type Unreadable = { kind: 'text'; character: number } | { kind: 'form'; places: readonly string[] };

/** Says why a card cannot be read; null where it can. */
export function whyUnreadable(json: string): Unreadable | null {
  const fault = jsonFault(json);
  if (fault !== null) return { kind: 'text', character: [...json.slice(0, fault)].length + 1 };
  const parsed = cardContentSchema.safeParse(JSON.parse(json));
  if (parsed.success) return null;
  return { kind: 'form', places: [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))] };
}
