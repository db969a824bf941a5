import sharp, { type Metadata, type Sharp } from 'sharp';
import { IMAGE_MAX_PX, IMAGE_SMALL_PX } from '#domain/assets.ts';
import { AppError } from '#server/kernel/errors.ts';
import { atMost } from './at-most.ts';
import { readBitmap, tooManyPixels } from './bitmap.ts';
import type { FileKind } from './file-kind.ts';
import { ASSETS } from './settings.ts';

type PictureKind = Exclude<FileKind, 'pdf'>;

/** A picture as we keep it: made anew from its pixels, without anything else that was in the file. */
export interface Picture {
  ending: 'webp' | 'gif';
  contentType: string;
  width: number;
  height: number;
  /** At most 2000 × 2000. */
  full: Buffer;
  /** At most 400 × 400, the first frame only. */
  small: Buffer;
}

const inLine = atMost(ASSETS.imagesAtOnce);
/** What libvips calls a drawing without pixels. */
const SVG_DPI = 72;
const HIGHEST_DPI = 100_000;

/**
 * Makes a picture anew: turned upright, in sRGB, within its bounds; a GIF stays animated, all else becomes WebP.
 * Throws ASSET_TYPE_REFUSED where sharp reads another kind than the first bytes say, ASSET_UNREADABLE, ASSET_TOO_MANY_PIXELS.
 */
export const readPicture = (file: Buffer, kind: PictureKind): Promise<Picture> => inLine(() => made(file, kind));

async function made(file: Buffer, kind: PictureKind): Promise<Picture> {
  try {
    const source = await sourceOf(file, kind);
    const animated = kind === 'gif';
    const { data: full, info } = await encoded(fitted(source(animated), IMAGE_MAX_PX), animated);
    const { data: small } = await encoded(fitted(source(false), IMAGE_SMALL_PX), false);
    return {
      ending: animated ? 'gif' : 'webp',
      contentType: animated ? 'image/gif' : 'image/webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
      full,
      small,
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('ASSET_UNREADABLE');
  }
}

/** Opens the file anew each time: of a stream of pixels only one result can be made. */
async function sourceOf(file: Buffer, kind: PictureKind): Promise<(animated: boolean) => Sharp> {
  if (kind === 'bmp') {
    const { data, width, height } = readBitmap(file);
    return () => sharp(data, { raw: { width, height, channels: 4 } });
  }
  if (kind === 'svg') refuseEntities(file);
  // Only the head is read here, so it may say any size.
  const meta = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata();
  // guard: a file is what both its first bytes and its reader say
  if (meta.format !== kind) throw new AppError('ASSET_TYPE_REFUSED');
  const density = kind === 'svg' ? densityOf(meta) : SVG_DPI;
  if (kind !== 'svg') refuseTooManyPixels(meta, kind);
  return (animated) =>
    sharp(file, { animated, density, limitInputPixels: ASSETS.maxPixels, failOn: 'error', sequentialRead: true });
}

function refuseTooManyPixels({ width, height, pages = 1, pageHeight }: Metadata, kind: PictureKind): void {
  const frames = kind === 'gif' ? pages : 1;
  // guard: pixels are counted before they are unpacked
  if (width * (pageHeight ?? height) * frames > ASSETS.maxPixels) throw tooManyPixels();
}

/** Whatever size a drawing says, it is drawn at ours; libvips draws no smaller than a 72nd of what it says. */
function densityOf({ width, height }: Metadata): number {
  const density = (SVG_DPI * ASSETS.svgPx) / Math.max(width, height);
  if (density < 1) throw tooManyPixels();
  return Math.min(HIGHEST_DPI, density);
}

/** Words that stand for longer ones, and drawings of other places, are how an SVG of few bytes asks for gigabytes or for our files. */
function refuseEntities(file: Buffer): void {
  if (file.length > ASSETS.svgMaxBytes)
    throw new AppError('ASSET_TOO_LARGE', { params: { limit: ASSETS.svgMaxBytes / 1024 / 1024 } });
  if (/<!ENTITY/i.test(file.toString('utf8'))) throw new AppError('ASSET_TYPE_REFUSED');
}

const fitted = (picture: Sharp, px: number): Sharp =>
  picture
    .autoOrient()
    .resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: ASSETS.imageSeconds });

const encoded = (picture: Sharp, animated: boolean) =>
  (animated ? picture.gif({ effort: 3 }) : picture.webp({ quality: ASSETS.quality })).toBuffer({
    resolveWithObject: true,
  });
