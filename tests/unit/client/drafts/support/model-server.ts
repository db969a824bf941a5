import type {
  CardsPort,
  ChangeRequest,
  CreateRequest,
  RemovalAnswer,
  RemovalRequest,
  SaveAnswer,
  StoredCard,
} from '#client/features/workshop/drafts/cards-port.ts';
import { checkContent } from '#client/features/workshop/drafts/check-content.ts';

/** What the server keeps of cards, and the rules that drafts rely on. It answers at once; `desk.ts` makes a network of it. */
export class ModelServer implements CardsPort {
  readonly cards = new Map<number, StoredCard & { packageId: number; chapterId: number; removed: boolean }>();
  /** In the order of the chapter. */
  readonly order: number[] = [];
  /** Calls that were refused, which never happens to an engine that keeps the rules. */
  readonly refused: string[] = [];
  private readonly keys = new Map<string, { request: string; cardId: number }>();
  private turn = 0;

  async create(request: CreateRequest): Promise<SaveAnswer> {
    const earlier = this.repeated(request.idempotencyKey, request);
    // A repeat answers the card that was made, as it is by now.
    if (earlier?.kind === 'conflict') return { kind: 'saved', card: earlier.current };
    if (earlier) return earlier;
    if (!checkContent.isReady(request.content)) return this.refuse(1205, 'invalid card content');
    const id = this.cards.size + 1;
    const { packageId, chapterId } = request;
    const card = { id, packageId, chapterId, removed: false, ...this.stored(request.content) };
    this.cards.set(id, card);
    const after = request.afterCardId === null ? -1 : this.order.indexOf(request.afterCardId);
    const before = request.beforeCardId === null ? -1 : this.order.indexOf(request.beforeCardId);
    this.order.splice(after >= 0 ? after + 1 : before >= 0 ? before : this.order.length, 0, id);
    this.keys.set(request.idempotencyKey, { request: JSON.stringify(request), cardId: id });
    return { kind: 'saved', card };
  }

  async change(request: ChangeRequest): Promise<SaveAnswer> {
    const earlier = this.repeated(request.idempotencyKey, request);
    if (earlier) return earlier;
    const card = this.cards.get(request.cardId);
    if (!card || card.removed) return this.refuse(1201, 'card not found');
    if (!checkContent.isReady(request.content)) return this.refuse(1205, 'invalid card content');
    if (card.contentHash !== request.baseContentHash) return { kind: 'conflict', current: { ...card } };
    Object.assign(card, this.stored(request.content));
    this.keys.set(request.idempotencyKey, { request: JSON.stringify(request), cardId: card.id });
    return { kind: 'saved', card: { ...card } };
  }

  async remove(request: RemovalRequest): Promise<RemovalAnswer> {
    return this.setRemoved(request, true);
  }

  async restore(request: RemovalRequest): Promise<RemovalAnswer> {
    return this.setRemoved(request, false);
  }

  /** The author moves a card into another package. */
  move(id: number, packageId: number) {
    const card = this.cards.get(id);
    if (card) card.packageId = packageId;
  }

  /** Another device writes. */
  writeElsewhere(id: number, content: string) {
    const card = this.cards.get(id);
    if (card) Object.assign(card, this.stored(content));
  }

  private repeated(key: string, request: object): SaveAnswer | null {
    const earlier = this.keys.get(key);
    if (!earlier) return null;
    if (earlier.request !== JSON.stringify(request)) return this.refuse(400, 'the key came with other arguments');
    const card = this.cards.get(earlier.cardId);
    return card ? { kind: 'conflict', current: { ...card } } : null;
  }

  private setRemoved({ packageId, cardId }: RemovalRequest, removed: boolean): RemovalAnswer {
    const card = this.cards.get(cardId);
    // A card that is not in the package is taken for one that is gone.
    if (card?.packageId === packageId) card.removed = removed;
    return { kind: 'done' };
  }

  private stored(content: string) {
    this.turn++;
    const updatedAt = new Date(this.turn * 1000).toISOString();
    return {
      content: checkContent.canonical(content),
      contentHash: hashOf(checkContent.canonical(content)),
      updatedAt,
    };
  }

  private refuse(code: number, message: string): SaveAnswer {
    this.refused.push(`${code} ${message}`);
    return { kind: 'refused', refusal: { code, message } };
  }
}

/** Equal for equal content, as the server's is. */
function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `${text.length}.${hash}`;
}
