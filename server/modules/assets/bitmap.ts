import { AppError } from '#server/kernel/errors.ts';
import { ASSETS } from './settings.ts';

/** Pixels of a picture, row by row from the top, as red, green, blue, opacity. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const HEAD_BYTES = 54;
const UNCOMPRESSED = 0;

/**
 * Reads a BMP of 24 or 32 bits a pixel without compression, which is what programs write; libvips reads none. Throws
 * ASSET_TYPE_REFUSED for other kinds, ASSET_UNREADABLE for one that ends early, ASSET_TOO_MANY_PIXELS.
 */
export function readBitmap(file: Buffer): Pixels {
  if (file.length < HEAD_BYTES) throw new AppError('ASSET_UNREADABLE');
  const start = file.readUInt32LE(10);
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)];
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  if (file.readUInt32LE(14) < 40 || compression !== UNCOMPRESSED || (bits !== 24 && bits !== 32))
    throw new AppError('ASSET_TYPE_REFUSED');
  const height = Math.abs(signedHeight);
  if (width <= 0 || height === 0) throw new AppError('ASSET_UNREADABLE');
  if (width * height > ASSETS.maxPixels) throw tooManyPixels();
  const bytes = bits / 8;
  // Rows are filled up to four bytes, and stand from the bottom unless the height is negative.
  const row = Math.ceil((width * bytes) / 4) * 4;
  if (file.length < start + row * height) throw new AppError('ASSET_UNREADABLE');
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++) {
    const from = start + row * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const at = from + x * bytes;
      data.writeUIntBE(
        ((file[at + 2] as number) << 16) | ((file[at + 1] as number) << 8) | (file[at] as number),
        (y * width + x) * 4,
        3,
      );
    }
  }
  return { data, width, height };
}

/** Says how many pixels a picture may have, in tens of thousands. */
export const tooManyPixels = (): AppError =>
  new AppError('ASSET_TOO_MANY_PIXELS', { params: { limit: ASSETS.maxPixels / 10_000 } });
