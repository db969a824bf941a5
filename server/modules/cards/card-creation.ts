import { In } from 'typeorm';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { isDatabaseError, UNIQUE_VIOLATION } from '#server/kernel/database/database.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Package } from '../packages/package.entity.ts';
import { lockOwnPackage } from '../packages/package-lock.ts';
import { TaskGoalType } from '../tasks/task.entity.ts';
import { advanceTasks } from '../tasks/tasks.service.ts';
import { Card, type CardCreatedType } from './card.entity.ts';
import type { CreateCardInput, CreateCardsInput } from './card.inputs.ts';
import { readContent, type StoredContent } from './card-content.ts';
import { countNewCards, requireCardRoom } from './card-counts.ts';
import { type CardPlace, orderKeysAt } from './card-place.ts';

/** A card to be written. */
export interface NewCard extends StoredContent {
  draftKey?: string | null;
}

/**
 * Writes a card at a place. A draft that was written before under its key is answered as it is now, and not written again.
 * Throws INVALID_CARD_CONTENT, PACKAGE_NOT_FOUND, PERMISSION_DENIED, CHAPTER_NOT_FOUND, CARD_NOT_FOUND (of a neighbour, or
 * of a draft whose card was removed), CARD_TYPE_MISMATCH, PACKAGE_FULL.
 */
export async function createCard(ctx: Context, input: CreateCardInput): Promise<Card> {
  const read = { ...readContent(input.content, 'input.content'), draftKey: input.draftKey };
  const [card] = await transaction(ctx, (tx) => writeCards(tx, input, [read], input.createdType));
  return card as Card;
}

/** Writes cards one after the other at a place, all or none. Throws what {@link createCard} throws. */
export async function createCards(ctx: Context, input: CreateCardsInput): Promise<Card[]> {
  const cards = input.cards.map(({ type, content, draftKey }, index) => {
    const read = readContent(content, `input.cards.${index}.content`);
    if (type && type !== read.type) throw new AppError('CARD_TYPE_MISMATCH');
    return { ...read, draftKey };
  });
  return transaction(ctx, (tx) => writeCards(tx, input, cards, input.createdType));
}

async function writeCards(
  tx: Context,
  place: CardPlace,
  cards: readonly NewCard[],
  createdType: CardCreatedType,
): Promise<Card[]> {
  const pkg = await lockOwnPackage(tx, place.packageId);
  for (const { type } of cards) requireType(pkg, type);
  const written = await cardsOfDrafts(tx, cards);
  const missing = cards.filter(({ draftKey }) => !draftKey || !written.has(draftKey));
  const made = await insertCards(tx, pkg, place, missing, createdType);
  const rest = made.values();
  return cards.map(({ draftKey }) => (draftKey && written.get(draftKey)) || (rest.next().value as Card));
}

/** Throws CARD_TYPE_MISMATCH for a card of another kind than its package holds. */
export function requireType({ cardType }: Package, type: Card['type']): void {
  // guard: a package holds cards of one kind
  if (cardType && cardType !== type) throw new AppError('CARD_TYPE_MISMATCH');
}

/** The cards that drafts have become, by the keys of the drafts. */
async function cardsOfDrafts(tx: Context, cards: readonly NewCard[]): Promise<Map<string, Card>> {
  const keys = cards.flatMap(({ draftKey }) => draftKey ?? []);
  if (keys.length === 0) return new Map();
  if (new Set(keys).size < keys.length) throw draftKeyTaken();
  // guard: a draft becomes one card
  const found = await tx.db.manager.findBy(Card, { authorId: viewerOf(tx).id, draftKey: In(keys) });
  if (found.some(({ removedAt }) => removedAt)) throw new AppError('CARD_NOT_FOUND');
  return new Map(found.map((card) => [card.draftKey as string, card]));
}

/** Writes new cards at a place of a locked package and counts them. Throws CHAPTER_NOT_FOUND, CARD_NOT_FOUND, PACKAGE_FULL. */
export async function insertCards(
  tx: Context,
  pkg: Package,
  place: CardPlace,
  cards: readonly NewCard[],
  createdType: CardCreatedType,
): Promise<Card[]> {
  if (cards.length === 0) return [];
  requireCardRoom(pkg.cardCount, cards.length);
  const keys = await orderKeysAt(tx, place, cards.length);
  const made = cards.map(({ type, content, contentHash, draftKey }, index) =>
    Object.assign(new Card(), {
      packageId: pkg.id,
      chapterId: place.chapterId,
      type,
      content,
      contentHash,
      draftKey: draftKey ?? null,
      orderKey: keys[index],
      createdType,
      updatedType: createdType,
      authorId: viewerOf(tx).id,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }),
  );
  // The ids come back in the order of the rows.
  await tx.db.manager.insert(Card, made).catch((error: unknown) => {
    // Two packages are written in at the same time.
    throw isDatabaseError(error, UNIQUE_VIOLATION, 'card_draft') ? draftKeyTaken() : error;
  });
  await countNewCards(tx, pkg.id, place.chapterId, made.length);
  await advanceTasks(tx, { [TaskGoalType.CREATE_CARD]: made.length });
  return made;
}

const draftKeyTaken = () =>
  new AppError('BAD_USER_INPUT', {
    fields: [{ path: 'input.draftKey', message: { zh: '已对应另一张卡片', en: 'stands for another card too' } }],
  });
