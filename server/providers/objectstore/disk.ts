import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type ObjectStore, type StoredObject, type UploadForm } from './object-store.ts';
import { readPolicy, signPolicy } from './signed-form.ts';

/** Where forms of this store are posted to. */
export const UPLOAD_PATH = '/api/uploads';

/** Why an upload is not taken. */
export type UploadRefusal = 'NOT_SIGNED' | 'WRONG_SIZE';

/** Files below the data directory of this machine. */
export class DiskStore implements ObjectStore {
  readonly #root: string;
  readonly #secret: Uint8Array;

  constructor(dataDir: string, secret: Uint8Array) {
    this.#root = join(dataDir, 'files');
    this.#secret = secret;
  }

  async form(key: string, bytes: number, seconds: number, now: Date): Promise<UploadForm> {
    const policy = { key: checkKey(key), bytes, until: now.getTime() + seconds * 1000 };
    return { url: UPLOAD_PATH, fields: signPolicy(policy, this.#secret) };
  }

  /** Takes a file that a signed form announced; null where it is kept. */
  async receive(fields: Record<string, unknown>, file: Readable, now: Date): Promise<UploadRefusal | null> {
    const allowed = readPolicy(fields, this.#secret, now);
    if (!allowed) return 'NOT_SIGNED';
    const written = await this.#write(allowed.key, file, allowed.bytes);
    return written ? null : 'WRONG_SIZE';
  }

  async put(key: string, body: Buffer): Promise<void> {
    await this.#write(key, Readable.from([body]), body.length);
  }

  async open(key: string): Promise<StoredObject | null> {
    const path = this.#pathOf(key);
    const found = await stat(path).catch(orNothing);
    if (!found) return null;
    return { bytes: found.size, stream: createReadStream(path) };
  }

  async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.#pathOf(key), { force: true })));
  }

  #pathOf(key: string): string {
    return join(this.#root, checkKey(key));
  }

  /** Writes beside the place and moves it there, on the disk for good; false, and nothing, where it has not that many bytes. */
  async #write(key: string, from: Readable, bytes: number): Promise<boolean> {
    const path = this.#pathOf(key);
    // guard: a file is there whole or not at all
    const beside = join(this.#root, 'unfinished', randomUUID());
    await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(dirname(beside), { recursive: true })]);
    try {
      const seen = await copied(from, beside, bytes);
      // guard: an upload has the size that its form allows
      if (seen !== bytes) return false;
      await rename(beside, path);
      await synced(dirname(path));
      return true;
    } finally {
      await rm(beside, { force: true });
    }
  }
}

/**
 * Writes what comes, up to a number of bytes, on the disk for good; returns how many bytes came. The rest of what is too long
 * is read, so that its sender gets an answer, and kept nowhere. The file is there before anything is read and closed when this
 * is done, so that whoever removes it then has removed it.
 */
async function copied(from: Readable, path: string, bytes: number): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let seen = 0;
    for await (const chunk of from as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (seen <= bytes) await file.appendFile(chunk);
    }
    await file.sync();
    return seen;
  } finally {
    await file.close();
  }
}

async function synced(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

function orNothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
