import { UploadError } from './upload-error.ts';

/** Milliseconds a file may take to be sent. */
const SEND_TIMEOUT_MS = 120_000;

interface Sending {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts a file by a form, its fields first. `fetch` tells nobody how much it has sent.
 * Throws UploadError `network` where a repeat may mend it, `refused` where the store says no.
 */
export function sendForm(
  url: string,
  fields: Record<string, string>,
  file: Blob,
  { onProgress, signal }: Sending,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, 'file');
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  return new Promise<void>((resolve, reject) => {
    request.open('POST', url);
    request.timeout = SEND_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(new UploadError(request.status >= 500 || request.status === 429 ? 'network' : 'refused'));
    };
    request.onerror = () => reject(new UploadError('network'));
    request.ontimeout = () => reject(new UploadError('network'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    request.send(form);
  }).finally(() => signal?.removeEventListener('abort', stop));
}
