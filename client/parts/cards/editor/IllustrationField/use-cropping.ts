import { useRef, useState } from 'react';
import { assetUrl, isUploadedImage } from '#domain/assets.ts';

const moves = (name: string) => name.endsWith('gif');

/**
 * The picture that a square is cut out of: the file as it was chosen here, so that a second cut starts from all of it, else what
 * the server keeps. What moves, and our own drawings, are not cut.
 */
export function useCropping(assetId: string | undefined) {
  const sent = useRef<File>(undefined);
  const [original, setOriginal] = useState<{ file: File; assetId: string }>();
  const [src, setSrc] = useState<string>();
  const chosen = original && original.assetId === assetId ? original.file : undefined;
  const isKept = assetId !== undefined && isUploadedImage(assetId) && !moves(assetId);

  return {
    canCrop: chosen ? !moves(chosen.type) : isKept,
    /** address of the picture while it is being cut */
    src,
    start: () => {
      // another may have been on its way since, and never have come
      sent.current = chosen;
      if (chosen) setSrc(URL.createObjectURL(chosen));
      else if (assetId !== undefined) setSrc(assetUrl(assetId));
    },
    stop: () => {
      if (src?.startsWith('blob:')) URL.revokeObjectURL(src);
      setSrc(undefined);
    },
    /** a file was chosen, and is on its way */
    note: (file: File) => {
      sent.current = file;
    },
    /** what was sent last is the picture of the card now, in whole or a square of it */
    arrived: (next: string) => {
      if (sent.current) setOriginal({ file: sent.current, assetId: next });
    },
  };
}
