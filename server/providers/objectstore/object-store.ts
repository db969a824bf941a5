import type { Readable } from 'node:stream';

/** A form that uploads one file without asking us: fields to post before the file, as `multipart/form-data`. */
export interface UploadForm {
  /** Where it is posted to: an address, or a path of this server. */
  url: string;
  fields: Record<string, string>;
}

export interface StoredObject {
  bytes: number;
  stream: Readable;
}

/** Keeps files under keys such as `incoming/12/…`: on the disk of this machine, or in any S3-compatible store. */
export interface ObjectStore {
  /** A form that takes exactly `bytes` bytes for one key, for `seconds` seconds. */
  form(key: string, bytes: number, seconds: number, now: Date): Promise<UploadForm>;
  /** Keeps a file whole or not at all. */
  put(key: string, body: Buffer, contentType: string): Promise<void>;
  /** Null where there is none. */
  open(key: string): Promise<StoredObject | null>;
  /** Removes what is there; what is not there is no fault. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Forms of keys, so that none leads elsewhere. */
const KEY = /^[a-z]+(\/[\w-]+(\.[\w-]+)*)+$/;

/** Throws for a key that is not ours to make. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is no key of a file`);
  return key;
}
