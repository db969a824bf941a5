/** What both sides know of uploaded files. Sizes in bytes, edges in px. */

const MIB = 1024 * 1024;

/** The longest edges of a picture that is kept, and of its small copy. */
export const IMAGE_MAX_PX = 2000;
export const IMAGE_SMALL_PX = 400;
/** A picture above this is compressed before it is sent, at this quality. */
export const IMAGE_COMPRESS_ABOVE = 500 * 1000;
export const IMAGE_QUALITY = 0.8;
/** The largest file that is taken. */
export const IMAGE_MAX_BYTES = 10 * MIB;
export const DOCUMENT_MAX_BYTES = 20 * MIB;
/** How a file is cut while its checksum is made. */
export const CHECKSUM_CHUNK_BYTES = 2 * MIB;

/** Kinds of pictures that people may pick, as endings of file names. */
export const IMAGE_ENDINGS = ['jpg', 'jpeg', 'png', 'svg', 'bmp', 'webp', 'gif'] as const;

/** `xxl` is the picture as it is kept, `m` its small copy. */
export type ImageSize = 'm' | 'xxl';

/** Path below which pictures are read. */
const FILES = '/files/';

/** Where a picture is read: the one rule that makes an address of an asset id. */
export const assetUrl = (assetId: string, size: ImageSize = 'xxl'): string =>
  `${FILES}${assetId}${size === 'xxl' ? '' : `/${size}`}`;

/** The form of ids of uploaded files: the SHA-256 of what is kept, and its kind. Built-in pictures have names instead. */
export const UPLOADED_ID = /^[0-9a-f]{64}\.(webp|gif|pdf)$/;

/** Whether an asset id names an uploaded picture, not one of the built-in drawings. */
export const isUploadedImage = (assetId: string): boolean => UPLOADED_ID.test(assetId) && !assetId.endsWith('.pdf');
