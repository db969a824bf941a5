import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { columnsOf, entityOf } from '#server/kernel/database/columns.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Package } from '../packages/package.entity.ts';
import { isSeen } from '../packages/package-facts.ts';
import { Card } from './card.entity.ts';
import type { UpdateCardInput } from './card.inputs.ts';
import { illustrationOf } from './card.service.ts';
import { readContent } from './card-content.ts';

// A call that waits for another one's change judges by what that one wrote.
const change = statement<object>(
  'cards.change',
  `WITH changed AS (
     UPDATE card c SET content = $3, content_hash = $4, type = $5, updated_type = $6, updated_at = $7,
       created_type = CASE WHEN created_type = 'DUPLICATE' THEN 'NORMAL' ELSE created_type END
     FROM package p
     WHERE c.id = $1 AND c.removed_at IS NULL AND p.id = c.package_id AND p.removed_at IS NULL AND p.author_id = $2
       AND (p.card_type IS NULL OR p.card_type = $5) AND ($8::text IS NULL OR c.content_hash IN ($8, $4))
     RETURNING c.*
   ), touched AS (
     UPDATE package SET updated_at = $7 FROM changed WHERE package.id = changed.package_id
   )
   SELECT ${columnsOf(Card, 'changed')} FROM changed`,
);

/**
 * Changes the content of a card. Where a hash is given and the card has another content by now, nothing is changed.
 * Throws INVALID_CARD_CONTENT, CARD_NOT_FOUND, PERMISSION_DENIED, CARD_TYPE_MISMATCH, CARD_CHANGED (with the card that is kept).
 */
export async function updateCard(ctx: Context, id: number, input: UpdateCardInput): Promise<Card> {
  const { content, contentHash, type } = readContent(input.content, 'input.content');
  // guard: no change is overwritten unseen
  const base = input.baseContentHash ?? null;
  const values = [id, viewerOf(ctx).id, content, contentHash, type, input.updatedType, ctx.now(), base];
  const changed = await ctx.db.row(change, values);
  if (!changed) throw await refusal(ctx, id, type);
  return entityOf(Card, changed);
}

/** Why nothing was changed. */
async function refusal(ctx: Context, id: number, type: Card['type']): Promise<AppError> {
  const { card, pkg } = (await findCard(ctx, id)) ?? {};
  if (!card || !pkg) return new AppError('CARD_NOT_FOUND');
  if (pkg.authorId !== viewerOf(ctx).id)
    return new AppError((await isSeen(ctx, pkg)) ? 'PERMISSION_DENIED' : 'CARD_NOT_FOUND');
  if (pkg.cardType && pkg.cardType !== type) return new AppError('CARD_TYPE_MISMATCH');
  return new AppError('CARD_CHANGED', { extra: { current: presentCard(card) } });
}

function findCard(ctx: Context, id: number): Promise<{ card: Card; pkg: Package } | null> {
  return transaction(ctx, async ({ db: { manager } }) => {
    const card = await manager.findOneBy(Card, { id });
    const pkg = card && (await manager.findOneBy(Package, { id: card.packageId }));
    return card && pkg && !card.removedAt && !pkg.removedAt ? { card, pkg } : null;
  });
}

/** A card as an error carries it: what the API answers of one, as JSON. */
const presentCard = ({ id, chapterId, type, content, contentHash, createdType, updatedType, ...card }: Card) => ({
  id,
  chapterId,
  type,
  content,
  contentHash,
  createdType,
  updatedType,
  authorId: card.authorId,
  createdAt: card.createdAt.toISOString(),
  updatedAt: card.updatedAt.toISOString(),
  illustration: illustrationOf(content),
});
