import { useEffect, useRef, useState } from 'react';
import { UploadError, type UploadFault } from '#client/platform/upload/upload-error.ts';
import { useAuthoringServices } from '../authoring-services.ts';

export type Upload =
  | { step: 'none' }
  | { step: 'sending'; share: number; preview: string }
  | { step: 'failed'; file: File; preview: string; fault: UploadFault };

/** Sends one picture at a time; a new one takes the place of that on its way. */
export function useUpload(onDone: (assetId: string) => void) {
  const { uploadImage } = useAuthoringServices();
  const [upload, setUpload] = useState<Upload>({ step: 'none' });
  const abort = useRef<AbortController>(undefined);
  const shown = useRef<string>(undefined);
  const done = useRef(onDone);
  done.current = onDone;

  const forget = () => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = undefined;
  };
  const cancel = () => {
    abort.current?.abort();
    abort.current = undefined;
    forget();
    setUpload({ step: 'none' });
  };
  useEffect(
    () => () => {
      abort.current?.abort();
      if (shown.current) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  const send = async (file: File) => {
    cancel();
    const mine = new AbortController();
    const preview = URL.createObjectURL(file);
    abort.current = mine;
    shown.current = preview;
    setUpload({ step: 'sending', share: 0, preview });
    try {
      const { assetId } = await uploadImage(file, {
        signal: mine.signal,
        onProgress: (share) => {
          if (abort.current === mine) setUpload({ step: 'sending', share, preview });
        },
      });
      if (abort.current !== mine) return;
      cancel();
      done.current(assetId);
    } catch (error) {
      const fault = error instanceof UploadError ? error.fault : 'network';
      if (abort.current === mine) setUpload({ step: 'failed', file, preview, fault });
    }
  };
  return { upload, send, cancel };
}
