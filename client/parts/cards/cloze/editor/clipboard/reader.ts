import type { ClozeContent } from '#domain/cards/content.ts';
import type { Carried } from './carried.ts';

let readClipboard: ((carried: Carried) => ClozeContent) | undefined;

/** Fetches what knows the pages of other programs, which nobody needs before something is pasted. */
export async function loadReader() {
  ({ readClipboard } = await import('./read-clipboard.ts'));
}

const lines = ({ text }: Carried): ClozeContent =>
  text.split(/[\r\n]+/).flatMap((line) => (line === '' ? [] : [[{ text: line }]]));

/** Gives what is pasted or dropped to `put`: at once, or as soon as the reader is there; where it does not come, the plain lines. */
export function read(carried: Carried, put: (content: ClozeContent) => void) {
  if (readClipboard) put(readClipboard(carried));
  else
    void loadReader().then(
      () => put(readClipboard?.(carried) ?? []),
      () => put(lines(carried)),
    );
}
