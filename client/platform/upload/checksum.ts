import { createMD5 } from 'hash-wasm';
import { CHECKSUM_CHUNK_BYTES } from '#domain/assets.ts';

/** MD5 of a file in hexadecimal digits, read piece by piece so that a large one needs little memory. */
export async function checksumOf(file: Blob): Promise<string> {
  const md5 = await createMD5();
  for (let at = 0; at < file.size; at += CHECKSUM_CHUNK_BYTES)
    md5.update(new Uint8Array(await file.slice(at, at + CHECKSUM_CHUNK_BYTES).arrayBuffer()));
  return md5.digest('hex');
}
