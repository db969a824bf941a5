import { use, useEffect, useReducer, useRef, useState } from 'react';
import { UploadError } from '#client/platform/upload/upload-error.ts';
import { useAuthoringServices } from '../authoring-services.ts';
import { type PictureHome, PictureHomeContext, type SentPicture } from './picture-home.ts';

/** Ends what is on its way to a card. */
function cancelIn(home: PictureHome) {
  home.sent?.abort.abort();
  if (home.sent) URL.revokeObjectURL(home.sent.preview);
  home.sent = undefined;
}

/** Sends one picture at a time; a new one takes the place of that on its way. It goes on while another card is open. */
export function useUpload(onDone: (assetId: string) => void) {
  const { uploadImage } = useAuthoringServices();
  const [own] = useState<PictureHome>({});
  const home = use(PictureHomeContext) ?? own;
  const [, look] = useReducer((times: number) => times + 1, 0);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    const field = { look, done: (assetId: string) => done.current(assetId) };
    home.field = field;
    return () => {
      if (home.field === field) home.field = undefined;
      if (!home.late) cancelIn(home);
    };
  }, [home]);

  const cancel = () => {
    cancelIn(home);
    look();
  };
  const send = (file: File) => {
    cancelIn(home);
    const mine: SentPicture = { file, preview: URL.createObjectURL(file), share: 0, abort: new AbortController() };
    home.sent = mine;
    look();
    const isMine = () => home.sent === mine;
    const onProgress = (share: number) => {
      mine.share = share;
      home.field?.look();
    };
    mine.ended = uploadImage(file, { signal: mine.abort.signal, onProgress }).then(
      ({ assetId }) => {
        if (!isMine()) return;
        cancelIn(home);
        home.field?.look();
        (home.field ?? home.late)?.done(assetId);
      },
      (error) => {
        if (!isMine()) return;
        mine.fault = error instanceof UploadError ? error.fault : 'network';
        if (home.field) home.field.look();
        else home.late?.failed();
      },
    );
  };
  return { sent: home.sent, send, cancel };
}
