import { Segment } from './segment.rules.ts';

/** What an operator asks to be sent. */
export interface Order {
  /** A segment, or the number of an account. */
  to: Segment | number;
  /** Name under which it is sent once. */
  ref: string;
  /** Where its words are. */
  file: string;
}

/** The options of the command as they were given. */
export interface OrderOptions {
  to?: string;
  segment?: string;
  user?: string;
  ref?: string;
  file?: string;
}

/** Says what is wrong with an order. */
export class NotAnOrder extends Error {}

const SEGMENTS = Object.values(Segment).map((name) => name.toLowerCase());
export const MESSAGE_USAGE = `Usage: npm run message:send -- (--to all | --segment ${SEGMENTS.slice(1).join('|')} | --user ID) --ref NAME --file LETTER.json
LETTER.json: { "zh": { "title": "…", "paragraphs": [{ "runs": [{ "text": "…", "marks": [] }] }] }, "en": { … } }
Marks: { "type": "highlight" }, { "type": "internalLink", "scene": "store" or "shelf" }, { "type": "externalLink", "href": "https://…" }
NAME: 1 to 60 of a-z, 0-9, "." and "-"; a name is sent once, so that a command may be repeated.`;

const NAME = /^[a-z0-9.-]{1,60}$/;
/** A number that an account can have. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** The order that options make. Throws {@link NotAnOrder} unless there is one receiver, a name and a file. */
export function orderOf({ to, segment, user, ref, file }: OrderOptions): Order {
  const receivers = [to, segment, user].filter((one) => one !== undefined);
  if (receivers.length !== 1) throw new NotAnOrder('Say once to whom: --to, --segment or --user.');
  if (!ref || !NAME.test(ref)) throw new NotAnOrder('--ref is missing, or no name.');
  if (!file) throw new NotAnOrder('--file is missing.');
  return { to: user === undefined ? segmentNamed(to, segment) : userNumbered(user), ref, file };
}

function segmentNamed(to: string | undefined, segment: string | undefined): Segment {
  if (to !== undefined && to !== 'all') throw new NotAnOrder('--to takes all only.');
  const found = Object.values(Segment).find((name) => name.toLowerCase() === (to ?? segment));
  if (!found) throw new NotAnOrder(`--segment takes one of ${SEGMENTS.join(', ')}.`);
  return found;
}

function userNumbered(user: string): number {
  if (!NUMBER.test(user)) throw new NotAnOrder('--user takes the number of an account.');
  return Number(user);
}
