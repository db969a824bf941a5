import type { ChecksumAnswer } from './checksum.worker.ts';
import { UploadError } from './upload-error.ts';

/** MD5 of a file, made beside the page. Throws UploadError `unreadable` or `network`, and what the signal says. */
export function checksumInWorker(file: Blob, signal?: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./checksum.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    // An error without words is a script that did not come: the network is away.
    worker.onerror = (event) => reject(new UploadError(event instanceof ErrorEvent ? 'unreadable' : 'network'));
    worker.onmessage = ({ data }: MessageEvent<ChecksumAnswer>) =>
      'md5' in data ? resolve(data.md5) : reject(new UploadError('unreadable'));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
