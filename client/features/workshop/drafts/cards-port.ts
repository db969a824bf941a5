/** How a card comes to be. */
export type CardCreatedType = 'NORMAL' | 'DUPLICATE' | 'AIGC' | 'EXCEL_IMPORT';

/** A card as the server keeps it. */
export interface StoredCard {
  id: number;
  /** JSON string */
  content: string;
  contentHash: string;
  /** ISO time */
  updatedAt: string;
}

export interface CreateRequest {
  /** Stays the same however often the call is repeated: the card is made once. */
  idempotencyKey: string;
  packageId: number;
  chapterId: number;
  /** Neighbours known to the server, null at an end of the chapter. */
  afterCardId: number | null;
  beforeCardId: number | null;
  content: string;
  createdType: CardCreatedType;
  /** Epoch ms of the first try; servers remember a key for a limited time. */
  firstSentAt: number;
}

export interface ChangeRequest {
  /** Stays the same however often the call is repeated. */
  idempotencyKey: string;
  packageId: number;
  cardId: number;
  content: string;
  /** What the change started from. */
  baseContentHash: string;
}

export interface RemovalRequest {
  packageId: number;
  cardId: number;
}

/** Why the server does not take something, in the caller's language. */
export interface Refusal {
  /** business code, 400 where the call itself was wrong */
  code: number;
  message: string;
}

/** No answer, or none about the card: whether it was carried out is not known. */
export interface Unreachable {
  kind: 'unreachable';
}
export type SaveAnswer =
  | { kind: 'saved'; card: StoredCard }
  /** Nothing was changed now. What is stored was written elsewhere meanwhile, or by an earlier try of the same call. */
  | { kind: 'conflict'; current: StoredCard }
  | { kind: 'refused'; refusal: Refusal }
  | Unreachable;
export type RemovalAnswer = { kind: 'done' } | { kind: 'refused'; refusal: Refusal } | Unreachable;

/**
 * The server as drafts know it. Every call may be repeated with the same arguments until it is answered, and is carried out
 * once: a repeated creation answers the card that the first one made.
 */
export interface CardsPort {
  create(request: CreateRequest): Promise<SaveAnswer>;
  change(request: ChangeRequest): Promise<SaveAnswer>;
  remove(request: RemovalRequest): Promise<RemovalAnswer>;
  restore(request: RemovalRequest): Promise<RemovalAnswer>;
}
