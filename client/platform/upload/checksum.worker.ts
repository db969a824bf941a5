import { checksumOf } from './checksum.ts';

export type ChecksumAnswer = { md5: string } | { failed: true };

/** Makes checksums beside the page, which goes on. */
globalThis.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const answer: ChecksumAnswer = await checksumOf(data).then(
    (md5) => ({ md5 }),
    () => ({ failed: true }),
  );
  globalThis.postMessage(answer);
};
