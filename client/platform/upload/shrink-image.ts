import { IMAGE_COMPRESS_ABOVE, IMAGE_MAX_PX, IMAGE_QUALITY } from '#domain/assets.ts';
import { UploadError } from './upload-error.ts';

/** Edges of a picture within the largest we keep, px; never enlarged. */
export function fitted(width: number, height: number, max = IMAGE_MAX_PX): { width: number; height: number } {
  const share = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** As what a picture is sent when it is made anew; null where it goes as it is: a GIF moves, a drawing has no pixels. */
export function typeToSend(type: string): string | null {
  if (type === 'image/gif' || type === 'image/svg+xml') return null;
  // JPEG knows no transparency, and WebP is made by most browsers; one that cannot makes PNG.
  return type === 'image/jpeg' || type === 'image/bmp' ? 'image/jpeg' : 'image/webp';
}

/**
 * Makes a picture fit to be sent: within 2000 × 2000 px, compressed above 500 KB, a BMP as JPEG. What becomes no smaller by
 * it stays as it is. Throws UploadError `unreadable`.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const type = typeToSend(file.type);
  if (!type) return file;
  const picture = await createImageBitmap(file).catch(() => {
    throw new UploadError('unreadable');
  });
  const { width, height } = fitted(picture.width, picture.height);
  const resized = width !== picture.width || height !== picture.height;
  const bitmap = file.type === 'image/bmp';
  if (!resized && !bitmap && file.size <= IMAGE_COMPRESS_ABOVE) {
    picture.close();
    return file;
  }
  const made = await drawn(picture, width, height, type);
  picture.close();
  return resized || bitmap || made.size < file.size ? made : file;
}

function drawn(picture: ImageBitmap, width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new UploadError('unreadable');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UploadError('unreadable'))), type, IMAGE_QUALITY);
  });
}
