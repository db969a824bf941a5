import { type LetterDraft, letterOf } from './content.rules.ts';
import { MessageMarkType, type MessageScene } from './mark-type.ts';

type Content = LetterDraft['zh'];
type Run = Content['paragraphs'][number]['runs'][number];

/** A message that the product itself sends, with what is filled into it. */
export interface MessageTemplate<Params> {
  /** `<module>.<event>`, unique in the server: what its references are unique within. */
  readonly key: string;
  zh(params: Params): Content;
  en(params: Params): Content;
}

const keys = new Set<string>();

/**
 * Declares a message that a module sends:
 * `messageTemplate<{ diamond: number }>({ key: 'gifts.opened', zh: ({ diamond }) => ({ title, paragraphs: [para('…', lit(diamond))] }), en })`.
 * Throws at boot for a key that is taken.
 */
export function messageTemplate<Params>(template: MessageTemplate<Params>): MessageTemplate<Params> {
  if (keys.has(template.key)) throw new Error(`two messages are named ${template.key}`);
  keys.add(template.key);
  return template;
}

/** A paragraph of texts and marked runs. */
export const para = (...runs: readonly (string | Run)[]): Content['paragraphs'][number] => ({
  runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)),
});

/** Text that stands out. */
export const lit = (text: string | number): Run => ({
  text: String(text),
  marks: [{ type: MessageMarkType.highlight }],
});

/** Text that leads to a place of the product. */
export const leadsTo = (scene: `${MessageScene}`, text: string): Run => ({
  text,
  marks: [{ type: MessageMarkType.internalLink, scene: scene as MessageScene }],
});

/** A template filled in, in each language. Throws ZodError where it breaks a rule of contents. */
export const filledIn = <Params>({ zh, en }: MessageTemplate<Params>, params: Params) =>
  letterOf({ zh: zh(params), en: en(params) });
