import * as z from 'zod/mini';

/** As it stands in the page and in the clipboard, which anybody can write. */
const attribute = z.object({
  id: z._default(z.string().check(z.maxLength(40)), ''),
  group: z.string().check(z.regex(/^c([1-9]\d{0,3}|\*)$/)),
  distrators: z._default(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(50)), []),
  giveAwayDistrators: z._default(z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(50)), []),
});

export const writeBlank = (attributes: Record<string, unknown>) => JSON.stringify(attributes);

/** What an element says of its blank; undefined where that is nothing we wrote. */
export function readBlank(element: { getAttribute(name: string): string | null }) {
  try {
    return attribute.safeParse(JSON.parse(element.getAttribute('data-bread-cloze') ?? '')).data;
  } catch {
    return undefined;
  }
}
