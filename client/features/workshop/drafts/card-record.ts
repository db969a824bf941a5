import type { CardContent } from '#domain/cards/content.ts';
import type {
  CardCreatedType,
  ChangeRequest,
  CreateRequest,
  Refusal,
  RemovalAnswer,
  SaveAnswer,
  StoredCard,
} from './cards-port.ts';
import { joinedContent, likelierOrigin } from './versions.ts';

/** Where a draft stands: between two cards, which may be drafts themselves. */
export interface Place {
  chapterId: number;
  afterId: number | null;
  beforeId: number | null;
}

/** What the server has, and the text of this device that stands for it. */
export interface Base {
  hash: string;
  content: string;
  updatedAt: string;
}

/** A call that is under way, or whose answer was lost: it is repeated word for word until there is one. */
export type Sending = ({ kind: 'create' } & CreateRequest) | ({ kind: 'change' } & ChangeRequest);

/**
 * A card as this device keeps it, from the first letter until the server has it, and some time after. Everything below is a
 * pure step from one record to the next; a store makes each step at once, whichever window asks for it.
 */
export interface CardRecord {
  /** Its name on this device for good: negative for a draft, the server's id for a card that came from there. */
  key: number;
  /** Grows with every step. */
  rev: number;
  packageId: number;
  type: CardContent['type'];
  /** The server's id, null for a draft that has none yet. */
  cardId: number | null;
  place: Place | null;
  createdType: CardCreatedType;
  content: string;
  base: Base | null;
  sending: Sending | null;
  /** The stored card that another device wrote meanwhile: the author chooses. */
  theirs: StoredCard | null;
  refusal: (Refusal & { content: string }) | null;
  /** Whether the author took it away, and whether the server did. */
  removed: boolean;
  gone: boolean;
  /** How many texts of a window it holds, by the names of the windows that wrote in it last. */
  taken?: Readonly<Record<string, number>>;
  /** Epoch ms of the last step. */
  touchedAt: number;
}

/** How content is judged: whether the server takes it, and a form in which equal content is equal text. */
export interface ContentCheck {
  isReady(content: string): boolean;
  canonical(content: string): string;
}

/** The author's text is another one than the server has. */
export const isDirty = ({ removed, base, content }: CardRecord) => !removed && content !== base?.content;

/** There is something to tell the server, and nobody who must decide first. */
export function hasWork(record: CardRecord, check: ContentCheck): boolean {
  if (record.sending) return true;
  if (record.removed !== record.gone) return record.cardId !== null && record.refusal?.content !== record.content;
  if (!isDirty(record) || record.theirs || record.gone) return false;
  return record.refusal?.content !== record.content && check.isReady(record.content);
}

/** The author wrote `content` where there was `from`; what another window wrote meanwhile stays. */
export function written(record: CardRecord, from: string, content: string): CardRecord {
  const text = record.content === from ? content : joinedContent(from, content, record.content);
  return { ...record, content: text, refusal: record.refusal?.content === text ? record.refusal : null };
}

/** More windows than write in one card at a time. */
const WINDOWS_REMEMBERED = 6;

/** Notes that it holds a text of a window, so that it is not put in once more when that window ends. */
export function taking(record: CardRecord, window: string, count: number): CardRecord {
  const others = Object.entries(record.taken ?? {}).filter(([name]) => name !== window);
  return { ...record, taken: Object.fromEntries([...others.slice(1 - WINDOWS_REMEMBERED), [window, count]]) };
}

/** The server's version as it was loaded; newer than the base it takes the place of a text that nobody changed here. */
export function loaded(record: CardRecord, card: StoredCard): CardRecord {
  const { base } = record;
  if (!base || base.hash === card.contentHash || isDirty(record) || record.sending || record.theirs) return record;
  return card.updatedAt > base.updatedAt ? { ...record, base: baseOf(card), content: card.content } : record;
}

export const baseOf = ({ contentHash, content, updatedAt }: StoredCard): Base => ({
  hash: contentHash,
  content,
  updatedAt,
});

/**
 * Writes down the call that is made next, before it is made. One that had no answer comes again as it was: what is not known
 * to be done must not be done twice.
 */
export function sent(
  record: CardRecord,
  check: ContentCheck,
  call: { idempotencyKey: string; now: number; neighbours: Pick<CreateRequest, 'afterCardId' | 'beforeCardId'> },
): CardRecord {
  const { packageId, cardId, place, base, content, createdType } = record;
  if (record.sending || record.removed || record.gone || !hasWork(record, check)) return record;
  const { idempotencyKey } = call;
  if (cardId !== null && base) {
    return {
      ...record,
      sending: { kind: 'change', idempotencyKey, packageId, cardId, content, baseContentHash: base.hash },
    };
  }
  if (!place) return record;
  const { chapterId } = place;
  const request = {
    idempotencyKey,
    packageId,
    chapterId,
    content,
    createdType,
    firstSentAt: call.now,
    ...call.neighbours,
  };
  return { ...record, sending: { kind: 'create', ...request } };
}

/** What the answer to a call makes of the record. An answer to another call than the one under way says nothing. */
export function answered(record: CardRecord, call: Sending, answer: SaveAnswer, check: ContentCheck): CardRecord {
  if (record.sending?.idempotencyKey !== call.idempotencyKey || answer.kind === 'unreachable') return record;
  const done = { ...record, sending: null };
  if (answer.kind === 'refused') return { ...done, refusal: { ...answer.refusal, content: call.content } };
  const card = answer.kind === 'saved' ? answer.card : answer.current;
  const known = { ...done, cardId: card.id, refusal: null };
  const asSent = { ...baseOf(card), content: call.content };
  // A repeat meets what its first try stored, where only the answer was lost.
  const isOurs = answer.kind === 'saved' && call.kind === 'change';
  if (isOurs || check.canonical(card.content) === check.canonical(call.content)) {
    return { ...known, base: asSent };
  }
  if (call.kind === 'create' && record.content === call.content) {
    return { ...known, base: baseOf(card), content: card.content };
  }
  // An earlier try may have arrived before the other device wrote: then what we sent is what both go on from.
  const base = record.base && likelierOrigin(record.base.content, call.content, card.content) === record.base.content;
  return { ...known, base: base ? record.base : asSent, theirs: card };
}

/** The author decided between two versions: `content` goes on from theirs. */
export function resolved(record: CardRecord, content: string): CardRecord {
  return record.theirs ? { ...record, base: baseOf(record.theirs), theirs: null, content } : record;
}

/** What the answer to a removal, or to its undoing, makes of the record. */
export function removalAnswered(record: CardRecord, gone: boolean, answer: RemovalAnswer): CardRecord {
  if (answer.kind === 'done') return { ...record, gone };
  if (answer.kind === 'refused') return { ...record, refusal: { ...answer.refusal, content: record.content } };
  return record;
}
