import { randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Chapter } from '../chapters/chapter.entity.ts';
import { orderKeyAt } from '../chapters/order-key.rules.ts';
import { addToShelf } from '../shelf/shelf.service.ts';
import { Package } from './package.entity.ts';
import type { CreatePackageInput, UpdatePackageInput } from './package.inputs.ts';
import { getPackage } from './package.service.ts';
import { PackageCardType } from './package-enums.ts';
import { lockOwnPackage } from './package-lock.ts';
import { PackageIconType, type PackageStyle } from './package-style.ts';
import { PACKAGES } from './settings.ts';

const HASH_ID_BYTES = 9;
/** What a cover looks like where nobody chose. */
const PLAIN_STYLE: PackageStyle = {
  icon: { type: PackageIconType.emoji, content: '🍞' },
  themeColor: '#F0A92E',
  packageNameTags: [],
};
const FIRST_CHAPTER = { zh: '第 1 章', en: 'Chapter 1' };

/** Makes a package with one chapter and puts it on the caller's shelf. Throws CARD_TYPE_CLOSED, TOO_MANY_PACKAGES. */
export function createPackage(ctx: Context, { name, style, tags, cardType }: CreatePackageInput): Promise<Package> {
  // guard: multiple choice is not made in production
  if (ctx.config.production && cardType === PackageCardType.MCQ) throw new AppError('CARD_TYPE_CLOSED');
  return transaction(ctx, async (tx) => {
    const authorId = viewerOf(tx).id;
    await requireRoom(tx, authorId);
    const made = await tx.db.manager.save(
      Object.assign(new Package(), {
        hashId: randomBytes(HASH_ID_BYTES).toString('base64url'),
        authorId,
        name: name.trim(),
        style: trimmed(style ?? PLAIN_STYLE),
        cardType: cardType ?? null,
        defaultCardType: cardType ?? null,
        contentTags: tags.map(({ key, rootKey }) => ({ key, rootKey })),
        createdAt: tx.now(),
        updatedAt: tx.now(),
      }),
    );
    await tx.db.manager.insert(Chapter, {
      packageId: made.id,
      title: FIRST_CHAPTER[tx.locale],
      orderKey: orderKeyAt(0),
    });
    return addToShelf(tx, made.id);
  });
}

async function requireRoom({ db }: Context, authorId: number): Promise<void> {
  const owned = await db.manager.countBy(Package, { authorId, removedAt: IsNull() });
  // guard: an account owns so many packages
  if (owned >= PACKAGES.ownedMax) throw new AppError('TOO_MANY_PACKAGES', { params: { max: PACKAGES.ownedMax } });
}

/** Changes name and look of the caller's own package. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED. */
export function updatePackage(ctx: Context, id: number, { name, style }: UpdatePackageInput): Promise<Package> {
  return transaction(ctx, async (tx) => {
    await lockOwnPackage(tx, id);
    await tx.db.manager.update(Package, id, {
      ...(name ? { name: name.trim() } : {}),
      ...(style ? { style: trimmed(style) } : {}),
      updatedAt: tx.now(),
    });
    return getPackage(tx, id);
  });
}

/** Says of what kind the next card is; in a package of one kind only that. Throws CARD_TYPE_MISMATCH and as above. */
export function setDefaultCardType(ctx: Context, id: number, defaultCardType: PackageCardType): Promise<Package> {
  return transaction(ctx, async (tx) => {
    const { cardType } = await lockOwnPackage(tx, id);
    if (cardType && cardType !== defaultCardType) throw new AppError('CARD_TYPE_MISMATCH');
    await tx.db.manager.update(Package, id, { defaultCardType });
    return getPackage(tx, id);
  });
}

/** A cover without anything but what a cover has, its words trimmed. */
const trimmed = ({ icon, themeColor, packageNameTags }: PackageStyle): PackageStyle => ({
  icon: { type: icon.type, content: icon.content.trim() },
  themeColor,
  packageNameTags: packageNameTags.map((word) => word.trim()).filter(Boolean),
});
