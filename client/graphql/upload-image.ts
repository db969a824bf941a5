import { checksumInWorker } from '#client/platform/upload/checksum-in-worker.ts';
import { sendForm } from '#client/platform/upload/send-form.ts';
import { shrinkImage } from '#client/platform/upload/shrink-image.ts';
import { UploadError } from '#client/platform/upload/upload-error.ts';
import { IMAGE_ENDINGS, IMAGE_MAX_BYTES } from '#domain/assets.ts';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import { callHeaders } from './links.ts';

export interface UploadOptions {
  /** How much is done, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** An answer of the check, as the REST face gives it. */
interface Check {
  code: number;
  message: string;
  data: {
    exists: boolean;
    fileInfo: { assetId: string | null; url: string | null } | null;
    postInfo: { bucketHost: string; params: Record<string, string> } | null;
  } | null;
}

/** What pickers of pictures accept. */
export const IMAGE_ACCEPT = IMAGE_ENDINGS.map((ending) => `.${ending}`).join(',');

const TRIES = 3;
const PAUSE_MS = 1000;
/** Shares of the whole at which a file is made ready, and is sent. */
const READY = 0.1;
const SENT = 0.9;

/**
 * Uploads a picture: makes it fit, asks whether it was sent before, sends it, and waits until the server has read it. A network
 * that fails is tried three times; whoever calls again goes on where it stopped. Throws UploadError, or what the signal says.
 */
export async function uploadImage(
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<{ assetId: string; url: string }> {
  if (!isTaken(file)) throw new UploadError('type');
  onProgress?.(0);
  const picture = await shrinkImage(typed(file));
  signal?.throwIfAborted();
  if (picture.size > IMAGE_MAX_BYTES) throw new UploadError('size');
  const announced = {
    fileName: file.name.slice(-255),
    md5: await checksumInWorker(picture, signal),
    size: picture.size,
  };
  onProgress?.(READY);
  const kept = await persistently(signal, async () => {
    const first = await check(announced, signal);
    if (!first.postInfo) return first.fileInfo;
    const share = (sent: number) => onProgress?.(READY + sent * (SENT - READY));
    await sendForm(first.postInfo.bucketHost, first.postInfo.params, picture, { onProgress: share, signal });
    const { fileInfo } = await check(announced, signal);
    // The store has not got it after all: the form is asked for once more.
    if (!fileInfo) throw new UploadError('network');
    return fileInfo;
  });
  if (!kept?.assetId || !kept.url) throw new UploadError('type');
  onProgress?.(1);
  return { assetId: kept.assetId, url: kept.url };
}

const TYPES: Record<string, string> = { bmp: 'image/bmp', jpg: 'image/jpeg', jpeg: 'image/jpeg', svg: 'image/svg+xml' };
const endingOf = ({ name }: File): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const knownTypes = new Set(IMAGE_ENDINGS.map((ending) => TYPES[ending] ?? `image/${ending}`));

/** What is pasted has a type and no telling name; what is picked on some systems, a name and no type. */
const isTaken = (file: File): boolean => knownTypes.has(typed(file).type);

function typed(file: File): Blob {
  if (knownTypes.has(file.type)) return file;
  const ending = endingOf(file);
  const known =
    (IMAGE_ENDINGS as readonly string[]).includes(ending) && (file.type === '' || /bmp|jpg/.test(file.type));
  return known ? file.slice(0, file.size, TYPES[ending] ?? `image/${ending}`) : file;
}

async function persistently<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (tried === TRIES || !(error instanceof UploadError) || error.fault !== 'network') throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS * tried));
      signal?.throwIfAborted();
    }
  }
}

async function check(announced: object, signal?: AbortSignal): Promise<NonNullable<Check['data']>> {
  const signals = [AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(signal ? [signal] : [])];
  const response = await fetch('/api/v1/dedup-assets/check', {
    method: 'POST',
    headers: { ...callHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(announced),
    signal: AbortSignal.any(signals),
  }).catch(() => {
    throw signal?.aborted ? signal.reason : new UploadError('network');
  });
  if (response.status >= 500) throw new UploadError('network');
  const { data, message } = (await response.json()) as Check;
  if (!data) throw new UploadError('refused', message);
  return data;
}
