import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadImage } from '#client/graphql/upload-image.ts';
import { checksumOf } from '#client/platform/upload/checksum.ts';
import { fitted, typeToSend } from '#client/platform/upload/shrink-image.ts';
import { UploadError } from '#client/platform/upload/upload-error.ts';
import { CHECKSUM_CHUNK_BYTES } from '#domain/assets.ts';

// A worker is a browser's; the same checksum is made here.
vi.mock('#client/platform/upload/checksum-in-worker.ts', () => ({
  checksumInWorker: (file: Blob) => checksumOf(file),
}));

const md5Of = (body: Uint8Array) => createHash('md5').update(body).digest('hex');
const gif = (bytes = 100, name = 'loaf.gif', type = 'image/gif') => new File([new Uint8Array(bytes)], name, { type });
const kept = { assetId: 'a.gif', url: '/files/a.gif' };
const answer = (data: object | null, code = 0, message = 'ok') => Response.json({ code, message, data });
const there = () => answer({ exists: true, fileInfo: kept, postInfo: null });
const absent = () =>
  answer({
    exists: false,
    fileInfo: null,
    postInfo: { bucketHost: '/api/uploads', params: { key: 'k', policy: 'p' } },
  });

/** Sends nothing, and answers what is next in line: a status, or 0 for a network that fails. */
class Request {
  static statuses: number[] = [];
  static sent: FormData[] = [];
  status = 0;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open() {}
  abort() {
    this.onabort?.();
  }
  send(form: FormData) {
    Request.sent.push(form);
    const status = Request.statuses.shift();
    if (status === undefined) return;
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.status = status;
      if (status === 0) this.onerror?.();
      else this.onload?.();
    });
  }
}

const checks = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', checks.mockReset());
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('navigator', { userAgent: '' });
  Request.statuses = [];
  Request.sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the checksum of a file', () => {
  it.each([0, 1, CHECKSUM_CHUNK_BYTES - 1, CHECKSUM_CHUNK_BYTES, CHECKSUM_CHUNK_BYTES * 2 + 7])(
    'of %i bytes is the same in pieces',
    async (bytes) => {
      const body = new Uint8Array(bytes).map((_, at) => (at * 31) & 255);
      expect(await checksumOf(new Blob([body]))).toBe(md5Of(body));
    },
  );
});

describe('a picture to be sent', () => {
  it.each([
    [4000, 2000, 2000, 1000],
    [1000, 5000, 400, 2000],
    [2000, 2000, 2000, 2000],
    [10, 20, 10, 20],
    [9000, 1, 2000, 1],
  ])('of %i × %i has %i × %i', (width, height, toWidth, toHeight) => {
    expect(fitted(width, height)).toEqual({ width: toWidth, height: toHeight });
  });

  it.each([
    ['image/gif', null],
    ['image/svg+xml', null],
    ['image/jpeg', 'image/jpeg'],
    ['image/bmp', 'image/jpeg'],
    ['image/png', 'image/webp'],
    ['image/webp', 'image/webp'],
  ])('of %s is made anew as %s', (type, made) => {
    expect(typeToSend(type)).toBe(made);
  });
});

describe('an upload', () => {
  it('asks, sends by the form with the file last, and asks again', async () => {
    checks.mockResolvedValueOnce(absent()).mockResolvedValueOnce(there());
    Request.statuses = [204];
    const shares: number[] = [];
    expect(await uploadImage(gif(), { onProgress: (share) => shares.push(share) })).toEqual(kept);
    expect([...(Request.sent[0] as FormData).keys()]).toEqual(['key', 'policy', 'file']);
    const body = JSON.parse(checks.mock.calls[0]?.[1]?.body as string);
    expect(body).toEqual({ fileName: 'loaf.gif', md5: md5Of(new Uint8Array(100)), size: 100 });
    expect(shares).toEqual([0, 0.1, 0.5, 1]);
  });

  it('of a file that was sent before sends nothing', async () => {
    checks.mockResolvedValueOnce(there());
    expect(await uploadImage(gif(), {})).toEqual(kept);
    expect(Request.sent).toEqual([]);
  });

  it('is tried again where the network fails, three times at most', async () => {
    checks.mockImplementation(async () => (Request.statuses.length > 0 ? absent() : there()));
    Request.statuses = [0, 503];
    const done = uploadImage(gif(), {});
    await vi.runAllTimersAsync();
    await vi.runAllTimersAsync();
    expect(await done).toEqual(kept);
    checks.mockReset().mockRejectedValue(new TypeError('offline'));
    const lost = uploadImage(gif(), {}).catch((error: UploadError) => error.fault);
    for (let round = 0; round < 3; round++) await vi.runAllTimersAsync();
    expect(await lost).toBe('network');
    expect(checks).toHaveBeenCalledTimes(3);
  });

  it('that the server refuses says why, and is not tried again', async () => {
    checks.mockResolvedValueOnce(answer(null, 1225, '上传空间已用完'));
    await expect(uploadImage(gif(), {})).rejects.toEqual(new UploadError('refused', '上传空间已用完'));
    expect(checks).toHaveBeenCalledTimes(1);
  });

  it('is cancelled while it is sent', async () => {
    checks.mockResolvedValueOnce(absent());
    const cancel = new AbortController();
    const lost = uploadImage(gif(), { signal: cancel.signal }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(Request.sent).toHaveLength(1));
    cancel.abort();
    expect(await lost).toMatchObject({ name: 'AbortError' });
    expect(checks).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a film', gif(10, 'loaf.mp4', 'video/mp4'), 'type'],
    ['a page', gif(10, 'loaf.html', 'text/html'), 'type'],
    ['nothing known', gif(10, 'loaf', ''), 'type'],
    ['more than 10 MB', gif(10 * 1024 * 1024 + 1), 'size'],
  ])('of %s is not begun', async (_, file, fault) => {
    await expect(uploadImage(file, {})).rejects.toMatchObject({ fault });
    expect(checks).not.toHaveBeenCalled();
  });

  it('of a file without a type goes by its name', async () => {
    checks.mockResolvedValueOnce(there());
    expect(await uploadImage(gif(10, 'LOAF.GIF', ''), {})).toEqual(kept);
  });
});
