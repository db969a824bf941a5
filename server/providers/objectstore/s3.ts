import type { Readable } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { checkKey, type ObjectStore, type StoredObject, type UploadForm } from './object-store.ts';
import type { S3Place } from './s3-place.ts';

/** Milliseconds until a store that does not answer is given up. */
const CONNECT_TIMEOUT_MS = 3000;
const REQUEST_TIMEOUT_MS = 15_000;

/** Any store that speaks S3. Its bucket is private: files are read through us. */
export class S3Store implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ origin, bucket, region, ...credentials }: S3Place) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint: origin,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: 2,
      // Checksums that only AWS knows are sent where an operation cannot do without.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    });
  }

  async form(key: string, bytes: number, seconds: number): Promise<UploadForm> {
    return createPresignedPost(this.#client, {
      Bucket: this.#bucket,
      Key: checkKey(key),
      Conditions: [['content-length-range', bytes, bytes]],
      Expires: seconds,
    });
  }

  async put(key: string, body: Buffer, contentType: string): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket, Key: checkKey(key), Body: body, ContentType: contentType }),
    );
  }

  async open(key: string): Promise<StoredObject | null> {
    try {
      const got = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: checkKey(key) }));
      return { bytes: got.ContentLength ?? 0, stream: got.Body as Readable };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const Objects = keys.map((key) => ({ Key: checkKey(key) }));
    const { Errors = [] } = await this.#client.send(
      new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
    );
    if (Errors.length > 0) throw new Error(`${Errors.length} files could not be removed: ${Errors[0]?.Message}`);
  }
}
