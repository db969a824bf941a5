import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { assetUrl, DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, type ImageSize, isUploadedImage } from '#domain/assets.ts';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { SentFile, ServedFile } from '#server/kernel/raw.ts';
import { countAgainst } from '../auth/rate-limits.ts';
import type { User } from '../users/user.entity.ts';
import { changeUser } from '../users/user.service.ts';
import type { Asset } from './asset.entity.ts';
import type { AssetCheck, AssetFile, CheckAssetInput } from './asset.types.ts';
import { type KeptFile, keptFileOf, keyOf, refuseAbove, SMALL_TYPE, smallKeyOf } from './kept-file.ts';
import { ASSETS } from './settings.ts';

type Kept = Pick<Asset, 'id' | 'kind' | 'width' | 'height'>;
type Sent = Pick<CheckAssetInput, 'fileName' | 'md5' | 'size'>;

const findUpload = statement<{ assetId: string | null }>(
  'assets.find_upload',
  'SELECT asset_id AS "assetId" FROM asset_upload WHERE user_id = $1 AND md5 = $2 AND size = $3',
);
// What is asked for again is about to be shown.
const useAgain = statement<Kept>(
  'assets.use_again',
  'UPDATE asset SET unused_since = NULL WHERE id = $1 AND ready RETURNING id, kind, width, height',
);
const findOwn = statement<Kept>(
  'assets.find_own',
  `SELECT id, kind, width, height FROM asset WHERE id = $2 AND ready
     AND EXISTS (SELECT 1 FROM asset_upload WHERE user_id = $1 AND asset_id = $2)`,
);
const lockQuota = statement('assets.lock_quota', "SELECT pg_advisory_xact_lock(hashtext('assets.quota'), $1)");
const usedBytes = statement<{ bytes: string }>(
  'assets.used_bytes',
  `SELECT coalesce(sum(size), 0) AS bytes FROM asset_upload
   WHERE user_id = $1 AND NOT (md5 = $2 AND size = $3)`,
);
const announceUpload = statement(
  'assets.announce_upload',
  `INSERT INTO asset_upload (user_id, md5, size, file_name, requested_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (user_id, md5, size) DO UPDATE SET requested_at = excluded.requested_at, file_name = excluded.file_name`,
);
const forgetUpload = statement(
  'assets.forget_upload',
  'DELETE FROM asset_upload WHERE user_id = $1 AND md5 = $2 AND size = $3 AND asset_id IS NULL',
);
const finishUpload = statement(
  'assets.finish_upload',
  'UPDATE asset_upload SET asset_id = $4 WHERE user_id = $1 AND md5 = $2 AND size = $3',
);
// Known before its files are written, so that what a crash leaves behind is found and removed.
const announceAsset = statement(
  'assets.announce',
  `INSERT INTO asset (id, kind, content_type, width, height, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (id) DO NOTHING`,
);
// Locks the row: it is not removed while its files are written.
const holdAsset = statement<{ ready: boolean }>(
  'assets.hold',
  `INSERT INTO asset (id, kind, content_type, width, height, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (id) DO UPDATE SET unused_since = NULL RETURNING ready`,
);
const markReady = statement('assets.ready', 'UPDATE asset SET ready = true WHERE id = $1');
const findServed = statement<{ contentType: string }>(
  'assets.find_served',
  `SELECT content_type AS "contentType" FROM asset WHERE id = $1 AND ready AND kind = 'IMAGE'`,
);

const incomingKeyOf = (userId: number, { md5, size }: Sent): string => `incoming/${userId}/${md5}-${size}`;
const md5Of = (body: Buffer): string => createHash('md5').update(body).digest('hex');

/**
 * Says whether the caller has uploaded a file, else gives a form for it; a file that came by such a form is read and kept
 * here. What others uploaded exists for nobody else: who knows a checksum does not have the file.
 * Throws ASSET_TOO_LARGE, ASSET_QUOTA_USED_UP, TOO_MANY_REQUESTS, and for what came ASSET_CHECKSUM_WRONG,
 * ASSET_TYPE_REFUSED, ASSET_UNREADABLE, ASSET_TOO_MANY_PIXELS; a file that is refused is forgotten.
 */
export async function checkAsset(ctx: Context, sent: CheckAssetInput): Promise<AssetCheck> {
  ctx.slowByDesign();
  const { id } = viewerOf(ctx);
  const known = await ctx.db.row(findUpload, [id, sent.md5, sent.size]);
  if (known?.assetId) {
    const kept = await ctx.db.row(useAgain, [known.assetId]);
    if (kept) return { exists: true, fileInfo: present(kept), postInfo: null };
  }
  refuseAbove(sent.size, isDocumentName(sent.fileName) ? DOCUMENT_MAX_BYTES : IMAGE_MAX_BYTES);
  if (known) {
    const file = await receive(ctx, sent);
    if (file) return { exists: true, fileInfo: present(file), postInfo: null };
  }
  await announce(ctx, sent);
  const form = await ctx.providers.files.form(incomingKeyOf(id, sent), sent.size, ASSETS.formSeconds, ctx.now());
  const params = Object.entries(form.fields).map(([name, value]) => ({ name, value }));
  return { exists: false, fileInfo: null, postInfo: { bucketHost: form.url, params } };
}

/** Keeps a picture that came with the call itself. Throws as {@link checkAsset} does, BAD_USER_INPUT for a document. */
export async function uploadImage(ctx: Context, { name, body }: SentFile): Promise<AssetFile> {
  ctx.slowByDesign();
  refuseAbove(body.length, IMAGE_MAX_BYTES);
  const sent = { fileName: name.slice(0, 255).toWellFormed(), md5: md5Of(body), size: body.length };
  await announce(ctx, sent);
  const kept = await orForget(ctx, sent, async () => {
    const file = await keptFileOf(body);
    if (file.kind !== 'IMAGE') throw new AppError('ASSET_TYPE_REFUSED');
    return keep(ctx, sent, file);
  });
  return present(kept);
}

/** Gives the caller a face: a picture that the caller has uploaded, or none. Throws ASSET_NOT_FOUND. */
export async function setAvatar(ctx: Context, assetId: string | null): Promise<User> {
  if (assetId === null) return changeUser(ctx, { avatar: null });
  // guard: a face is a picture of one's own
  const own = await ctx.db.row(findOwn, [viewerOf(ctx).id, assetId]);
  if (own?.kind !== 'IMAGE') throw new AppError('ASSET_NOT_FOUND');
  return changeUser(ctx, { avatar: assetUrl(own.id, 'm') });
}

/** A kept picture; null for anything else. */
export async function openImage(ctx: Context, id: string, size: ImageSize): Promise<ServedFile | null> {
  if (!isUploadedImage(id)) return null;
  // guard: only pictures that are whole are served
  const known = await ctx.db.row(findServed, [id]);
  const found = known && (await ctx.providers.files.open(size === 'm' ? smallKeyOf(id) : keyOf(id)));
  return found && { ...found, contentType: size === 'm' ? SMALL_TYPE : known.contentType };
}

const isDocumentName = (name: string): boolean => /\.pdf$/i.test(name);

function present({ id, kind, width, height }: Kept): AssetFile {
  const image = kind === 'IMAGE';
  return { dedupPath: id, assetId: image ? id : null, url: image ? assetUrl(id) : null, width, height };
}

/** Counts an upload against the rate and the space of the caller. Throws TOO_MANY_REQUESTS, ASSET_QUOTA_USED_UP. */
async function announce(ctx: Context, sent: Sent): Promise<void> {
  const { id, guest } = viewerOf(ctx);
  await countAgainst(ctx, 'uploadOfAccount', String(id));
  const quota = guest ? ASSETS.quotaBytes.guest : ASSETS.quotaBytes.member;
  await transaction(ctx, async (tx) => {
    // guard: uploads side by side share one quota
    await tx.db.run(lockQuota, [id]);
    const used = Number((await tx.db.row(usedBytes, [id, sent.md5, sent.size]))?.bytes);
    if (used + sent.size > quota) throw new AppError('ASSET_QUOTA_USED_UP');
    await tx.db.run(announceUpload, [id, sent.md5, sent.size, sent.fileName, ctx.now()]);
  });
}

/** Reads and keeps what came by a form; null where nothing came yet. */
async function receive(ctx: Context, sent: Sent): Promise<Kept | null> {
  const { files } = ctx.providers;
  const key = incomingKeyOf(viewerOf(ctx).id, sent);
  const came = await files.open(key);
  if (!came) return null;
  const kept = await orForget(
    ctx,
    sent,
    async () => {
      const body = await readAll(came, sent.size);
      // guard: what came is what was announced
      if (md5Of(body) !== sent.md5) throw new AppError('ASSET_CHECKSUM_WRONG');
      return keep(ctx, sent, await keptFileOf(body));
    },
    () => files.remove([key]),
  );
  await files.remove([key]);
  return kept;
}

async function readAll({ stream, bytes }: { stream: ServedFile['stream']; bytes: number }, size: number) {
  if (bytes === size) return buffer(stream);
  stream.destroy();
  throw new AppError('ASSET_CHECKSUM_WRONG');
}

/** A file that is refused leaves nothing and takes no space. */
async function orForget<T>(ctx: Context, sent: Sent, work: () => Promise<T>, remove?: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) {
      await remove?.();
      await ctx.db.run(forgetUpload, [viewerOf(ctx).id, sent.md5, sent.size]);
    }
    throw error;
  }
}

/** Writes a file under its name, once for all who send it, and notes that the caller has it. */
async function keep(ctx: Context, sent: Sent, file: KeptFile): Promise<Kept> {
  const { id, kind, contentType, width, height, full, small } = file;
  const { files } = ctx.providers;
  const values = [id, kind, contentType, width, height, ctx.now()];
  await ctx.db.run(announceAsset, values);
  await transaction(ctx, async (tx) => {
    const held = await tx.db.row(holdAsset, values);
    if (!held?.ready) {
      await files.put(keyOf(id), full, contentType);
      if (small) await files.put(smallKeyOf(id), small, SMALL_TYPE);
      // guard: a file is served when all of it is written
      await tx.db.run(markReady, [id]);
    }
    await tx.db.run(finishUpload, [viewerOf(ctx).id, sent.md5, sent.size, id]);
  });
  return file;
}
