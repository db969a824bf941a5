import { useEffect, useRef, useState } from 'react';
import { uploadImage } from '#client/graphql/upload-image.ts';
import { UploadError, type UploadFault } from '#client/platform/upload/upload-error.ts';

type Upload = { step: 'none' } | { step: 'sending'; share: number } | { step: 'failed'; fault: UploadFault };

/** Sends an own picture for a cover; a new one takes the place of that on its way, and none outlives the dialog. */
export function useCoverUpload(onDone: (assetId: string) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'none' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const stop = () => {
    abort.current?.abort();
    abort.current = undefined;
    setUpload({ step: 'none' });
  };
  const send = async (file: File) => {
    stop();
    const mine = new AbortController();
    abort.current = mine;
    setUpload({ step: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => {
        if (abort.current === mine) setUpload({ step: 'sending', share });
      };
      const { assetId } = await uploadImage(file, { signal: mine.signal, onProgress });
      if (abort.current !== mine) return;
      stop();
      onDone(assetId);
    } catch (error) {
      if (abort.current !== mine) return;
      setUpload({ step: 'failed', fault: error instanceof UploadError ? error.fault : 'unreadable' });
    }
  };
  return { upload, send, stop };
}
