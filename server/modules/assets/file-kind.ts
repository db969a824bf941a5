import { fileTypeFromBuffer } from 'file-type';

/** What an uploaded file is. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'svg' | 'pdf';

const BY_TYPE: Record<string, FileKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'application/pdf': 'pdf',
};

/** How far into a text its root element is looked for. */
const SVG_HEAD_CHARS = 4096;

/** The kind of a file by its first bytes, whatever its name says; null for what we do not take. */
export async function kindOf(file: Buffer): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(file).catch(() => undefined);
  if (found && found.mime !== 'application/xml') return BY_TYPE[found.mime] ?? null;
  return isSvg(file) ? 'svg' : null;
}

/** Whether the first element of a text is `svg`, after declarations and comments. */
function isSvg(file: Buffer): boolean {
  let text = file
    .subarray(0, SVG_HEAD_CHARS)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  for (const [open, close] of [
    ['<?xml', '?>'],
    ['<!--', '-->'],
    ['<!DOCTYPE svg', '>'],
    ['<!--', '-->'],
  ] as const)
    while (text.startsWith(open)) {
      const end = text.indexOf(close);
      if (end < 0) return false;
      text = text.slice(end + close.length).trimStart();
    }
  return /^<svg[\s>]/.test(text);
}
