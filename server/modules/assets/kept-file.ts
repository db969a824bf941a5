import { createHash } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '#domain/assets.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { AssetKind } from './asset.entity.ts';
import { kindOf } from './file-kind.ts';
import { readPicture } from './picture.ts';

/** A file in the form in which it is kept. */
export interface KeptFile {
  /** SHA-256 of what is kept, and its kind. */
  id: string;
  kind: AssetKind;
  contentType: string;
  width: number | null;
  height: number | null;
  full: Buffer;
  /** Of a picture, in WebP. */
  small: Buffer | null;
}

export const keyOf = (id: string): string => `kept/${id}`;
export const smallKeyOf = (id: string): string => `kept/${id}.m`;
export const SMALL_TYPE = 'image/webp';

const PDF_END_BYTES = 2048;
const idOf = (body: Buffer, ending: string): string => `${createHash('sha256').update(body).digest('hex')}.${ending}`;

/** Bytes in words of people. Throws ASSET_TOO_LARGE above. */
export function refuseAbove(bytes: number, limit: number): void {
  // guard: an upload has a largest size
  if (bytes > limit) throw new AppError('ASSET_TOO_LARGE', { params: { limit: limit / 1024 / 1024 } });
}

/**
 * Reads what was sent and makes of it what we keep: a picture anew, a document as it is.
 * Throws ASSET_TYPE_REFUSED, ASSET_TOO_LARGE, ASSET_UNREADABLE, ASSET_TOO_MANY_PIXELS.
 */
export async function keptFileOf(sent: Buffer): Promise<KeptFile> {
  const kind = await kindOf(sent);
  // guard: kinds of files are on a list
  if (!kind) throw new AppError('ASSET_TYPE_REFUSED');
  if (kind === 'pdf') return documentOf(sent);
  refuseAbove(sent.length, IMAGE_MAX_BYTES);
  const { ending, ...picture } = await readPicture(sent, kind);
  return { id: idOf(picture.full, ending), kind: 'IMAGE', ...picture };
}

function documentOf(sent: Buffer): KeptFile {
  if (!sent.subarray(-PDF_END_BYTES).includes('%%EOF')) throw new AppError('ASSET_UNREADABLE');
  const contentType = 'application/pdf';
  return { id: idOf(sent, 'pdf'), kind: 'DOCUMENT', contentType, width: null, height: null, full: sent, small: null };
}
