import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { ASSETS } from '#server/modules/assets/settings.ts';
import { removeUnreferencedAssets } from '#server/modules/assets/unused-assets.service.ts';
import type { DiskStore } from '#server/providers/objectstore/disk.ts';
import { S3Store } from '#server/providers/objectstore/s3.ts';
import type { S3Place } from '#server/providers/objectstore/s3-place.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { form, picture, postFile, uploadPicture } from '#tests/factories/pictures.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { until } from '#tests/support/until.ts';

type S3 = Awaited<ReturnType<typeof startS3>>;

const DAY_MS = 86_400_000;
const md5Of = (body: Buffer) => createHash('md5').update(body).digest('hex');
const announced = (body: Buffer, fileName = 'bread.png') => ({ fileName, md5: md5Of(body), size: body.length });
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

let app: TestApp;
let s3: S3;
let onS3: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  s3 = await startS3();
  const { objectStore } = loadConfig({ OBJECT_STORE_URL: s3.url, TOKEN_SECRET: 'x'.repeat(32) });
  onS3 = await startTestApp({ files: new S3Store(objectStore as S3Place), env: { OBJECT_STORE_URL: s3.url } });
});
afterAll(async () => {
  await app.stop();
  await onS3.stop();
  await s3.stop();
});

const check = (on: TestApp, as: Guest, body: Buffer, fileName?: string) =>
  on.api.rest('POST /v1/dedup-assets/check', announced(body, fileName), { as });

/** Posts a form as a browser would: to this server, or to the store. */
async function post(on: TestApp, { bucketHost, params }: Form, body: Buffer): Promise<number> {
  const fields = Object.entries(params).map(([name, value]) => ({ name, body: value }));
  const { payload, headers } = form([...fields, { name: 'file', filename: 'blob', body }]);
  if (bucketHost.startsWith('/')) return (await on.api.send('POST', bucketHost, payload, { headers })).status;
  return (await fetch(bucketHost, { method: 'POST', body: new Uint8Array(payload), headers })).status;
}
interface Form {
  bucketHost: string;
  params: Record<string, string>;
}

async function upload(on: TestApp, as: Guest, body: Buffer, fileName?: string) {
  const first = await check(on, as, body, fileName);
  expect(first).toMatchObject({ code: 0, data: { exists: false, fileInfo: null } });
  expect(await post(on, first.data.postInfo, body)).toBe(204);
  return check(on, as, body, fileName);
}
const read = async (on: TestApp, path: string) => {
  const { statusCode, headers, rawPayload } = await on.fastify.inject({ method: 'GET', url: path });
  return { status: statusCode, headers, body: rawPayload };
};

describe.each(['this machine', 'an S3-compatible store'])('files on %s', (where) => {
  const on = () => (where === 'this machine' ? app : onS3);

  it('are announced, uploaded by a form, read, kept under the SHA-256 of what is kept, and served for ever', async () => {
    const anna = await on().api.guest();
    const sent = await picture('jpeg', 3000, 1500);
    const reply = await upload(on(), anna, sent, 'loaf.jpg');
    const { assetId, url, width, height } = reply.data.fileInfo;
    expect(reply).toMatchObject({ code: 0, data: { exists: true, postInfo: null } });
    expect({ width, height }).toEqual({ width: 2000, height: 1000 });
    const full = await read(on(), url);
    expect(`${createHash('sha256').update(full.body).digest('hex')}.webp`).toBe(assetId);
    expect(full.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(full.body.length),
    });
    expect(await sharp((await read(on(), `${url}/m`)).body).metadata()).toMatchObject({ format: 'webp', width: 400 });
    expect(await check(on(), anna, sent)).toMatchObject({ data: { exists: true, fileInfo: { assetId } } });
  });

  it('exist for nobody who only knows their checksum', async () => {
    const [anna, ben] = [await on().api.guest(), await on().api.guest()];
    const sent = await picture();
    const { assetId } = (await upload(on(), anna, sent)).data.fileInfo;
    const known = await check(on(), ben, sent);
    expect(known.data).toMatchObject({ exists: false, fileInfo: null });
    // Who sends it has it, and it is kept once.
    expect(await post(on(), known.data.postInfo, sent)).toBe(204);
    expect((await check(on(), ben, sent)).data.fileInfo.assetId).toBe(assetId);
    expect(await on().sql('SELECT 1 FROM asset WHERE id = $1', [assetId])).toHaveLength(1);
  });

  it('are taken by a form only as it was signed', async () => {
    const anna = await on().api.guest();
    const [sent, other] = [await picture(), await picture('png', 80, 80)];
    const { postInfo } = (await check(on(), anna, sent)).data;
    const stolen = Object.fromEntries(
      Object.entries(postInfo.params as Record<string, string>).map(([name, value]) => [
        name,
        name === 'key' ? value.replace(/incoming\/\d+/, 'incoming/1') : value,
      ]),
    );
    expect(await post(on(), { ...postInfo, params: stolen }, sent)).toBe(403);
    expect(await post(on(), postInfo, Buffer.concat([sent, Buffer.from('more')]))).toBe(400);
    expect(await post(on(), postInfo, sent.subarray(1))).toBe(400);
    expect(await post(on(), { ...postInfo, params: {} }, sent)).toBe(403);
    expect((await check(on(), anna, sent)).data.exists).toBe(false);
    // The size is right, the file is another one.
    const swapped = Buffer.alloc(sent.length, other);
    expect(await post(on(), postInfo, swapped)).toBe(204);
    expect(await check(on(), anna, sent)).toMatchObject({ code: 1224, data: null });
    expect((await check(on(), anna, sent)).data.exists).toBe(false);
  });

  it('of documents are kept as they are and never served', async () => {
    const anna = await on().api.guest();
    const { data } = await upload(on(), anna, pdf(where), 'reading.PDF');
    expect(data.fileInfo).toMatchObject({ assetId: null, url: null, dedupPath: expect.stringMatching(/\.pdf$/) });
    expect((await read(on(), `/files/${data.fileInfo.dedupPath}`)).status).toBe(404);
  });

  it('are removed a week after nothing shows them any more', async () => {
    const anna = await on().api.guest();
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => uploadPicture(on(), anna)));
    const [face, onCard, onCover, preview, idle] = ids as [string, string, string, string, string];
    await on().api.rest('PUT /v1/users/avatar', { assetId: face }, { as: anna });
    const pkg = await addPackage(on().source);
    await on().sql('UPDATE card SET content = $2 WHERE id = (SELECT min(id) FROM card WHERE package_id = $1)', [
      pkg.id,
      JSON.stringify({ type: 'mcq.card', question: 'with "assetId":"x"', illustration: { assetId: onCard } }),
    ]);
    await on().sql(
      `UPDATE package SET style = jsonb_set(style, '{icon}', $2), preview_imgs = ARRAY[$3] WHERE id = $1`,
      [pkg.id, JSON.stringify({ type: 'imgv2', content: onCover }), preview],
    );
    const ctx = contextOf(on().source, { userId: anna.user.id, files: on().files });
    const lookedAt = (days: number) => removeUnreferencedAssets(ctx, new Date(Date.now() + days * DAY_MS));
    const there = async () =>
      Promise.all(ids.map(async (id) => [(await read(on(), `/files/${id}`)).status, await hasFile(id)]));
    const hasFile = async (id: string) => {
      const found = await on().files.open(`kept/${id}.m`);
      found?.stream.destroy();
      return found !== null;
    };
    await lookedAt(0);
    await lookedAt(6.9);
    expect(await there()).toEqual(ids.map(() => [200, true]));
    await lookedAt(7.1);
    expect(await there()).toEqual(ids.map((id) => (id === idle ? [404, false] : [200, true])));
    // What is shown again begins anew.
    await on().api.rest('PUT /v1/users/avatar', { assetId: null }, { as: anna });
    await lookedAt(8);
    await on().api.rest('PUT /v1/users/avatar', { assetId: face }, { as: anna });
    await lookedAt(16);
    expect((await there())[0]).toEqual([200, true]);
  });

  it('that were announced and never finished leave nothing', async () => {
    const anna = await on().api.guest();
    const sent = await picture();
    const { postInfo } = (await check(on(), anna, sent)).data;
    await post(on(), postInfo, sent);
    const key = `incoming/${anna.user.id}/${md5Of(sent)}-${sent.length}`;
    const open = async () => {
      const found = await on().files.open(key);
      found?.stream.destroy();
      return found !== null;
    };
    expect(await open()).toBe(true);
    const ctx = contextOf(on().source, { userId: anna.user.id, files: on().files });
    await removeUnreferencedAssets(ctx, new Date(Date.now() + 2 * DAY_MS));
    expect(await open()).toBe(false);
    expect(await on().sql('SELECT 1 FROM asset_upload WHERE user_id = $1', [anna.user.id])).toEqual([]);
  });
});

describe('a file that comes to be shown', () => {
  it('while unused ones are removed is kept', async () => {
    const anna = await app.api.guest();
    const [kept, gone] = [await uploadPicture(app, anna), await uploadPicture(app, anna)];
    const { db, providers } = contextOf(app.source, { userId: anna.user.id, files: app.files });
    await removeUnreferencedAssets({ db, providers }, new Date());
    const shownMeanwhile: typeof db.rows = async (statement, values) => {
      const found = await db.rows(statement, values);
      if (statement.name === 'assets.list_unused')
        await app.api.rest('PUT /v1/users/avatar', { assetId: kept }, { as: anna });
      return found;
    };
    const at = new Date(Date.now() + 8 * DAY_MS);
    await removeUnreferencedAssets(
      { db: Object.assign(databaseOf(app.source), { rows: shownMeanwhile }), providers },
      at,
    );
    const there = await Promise.all([kept, gone].map(async (id) => (await read(app, `/files/${id}`)).status));
    expect(there).toEqual([200, 404]);
  });
});

describe('a form of this server', () => {
  const unfinished = () => `${app.filesFolder}/files/unfinished`;

  it('is over after ten minutes', async () => {
    const anna = await app.api.guest();
    const sent = await picture();
    const { postInfo } = (await check(app, anna, sent)).data;
    app.clock.set(new Date(Date.now() + (ASSETS.formSeconds + 1) * 1000).toISOString());
    expect(await post(app, postInfo, sent)).toBe(403);
    app.clock.set(new Date().toISOString());
  });

  it('leads to a file that is there when all of it has come, and not before', async () => {
    const [key, body] = ['incoming/0/slowly', Buffer.from('bread and butter')];
    const store = app.files as DiskStore;
    const { fields } = await store.form(key, body.length, 60, new Date());
    const sender = new PassThrough();
    const received = store.receive(fields, sender, new Date());
    sender.write(body.subarray(0, 5));
    const written = async () => {
      const [name] = [...(await readdir(unfinished())).map((file) => `unfinished/${file}`), key];
      return (await stat(`${app.filesFolder}/files/${name}`)).size;
    };
    await until(async () => (await written()) === 5);
    expect(await store.open(key)).toBeNull();
    sender.end(body.subarray(5));
    expect(await received).toBeNull();
    expect(await buffer((await store.open(key))?.stream as Readable)).toEqual(body);
    await store.remove([key]);
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const anna = await app.api.guest();
    const sent = await picture();
    const { postInfo } = (await check(app, anna, sent)).data;
    await post(app, postInfo, sent.subarray(0, 50));
    const folder = await app.files.open(`incoming/${anna.user.id}/${md5Of(sent)}-${sent.length}`);
    expect(folder).toBeNull();
    expect(await readdir(unfinished())).toEqual([]);
  });
});

describe('a form that breaks off', () => {
  it.each([0.2, 0.5, 0.9, 1])('after %f of it is refused, and leaves nothing', async (share) => {
    const anna = await app.api.guest();
    const sent = await picture();
    const file = { name: 'file', filename: 'a.png', body: sent };
    const whole = form([file]);
    const torn = whole.payload.subarray(0, whole.payload.length * share - 4);
    const call = await app.api.send('POST', '/api/v1/users/image/upload', torn, { as: anna, headers: whole.headers });
    expect([call.status, call.body]).toMatchObject([400, { code: 400 }]);
    const { postInfo } = (await check(app, anna, sent)).data;
    const params = Object.entries(postInfo.params as Record<string, string>);
    const signed = form([...params.map(([name, value]) => ({ name, body: value })), file]);
    const part = signed.payload.length - sent.length * (1 - share) - 60;
    const { status } = await app.api.send('POST', postInfo.bucketHost, signed.payload.subarray(0, part), {
      headers: signed.headers,
    });
    expect(status).toBe(400);
    expect((await check(app, anna, sent)).data.exists).toBe(false);
    expect(await readdir(`${app.filesFolder}/files/unfinished`)).toEqual([]);
  });
});

describe('a store that fails in the middle', () => {
  it('leaves nothing that is served, and the upload can be finished later', async () => {
    const anna = await onS3.api.guest();
    const sent = await picture();
    const { postInfo } = (await check(onS3, anna, sent)).data;
    await post(onS3, postInfo, sent);
    const store = onS3.files;
    const { put } = store;
    let puts = 0;
    // The first file is written, the second one is not.
    store.put = (...given) => (puts++ === 0 ? put.apply(store, given) : Promise.reject(new Error('disk full')));
    const failed = await check(onS3, anna, sent);
    store.put = put;
    expect(failed).toMatchObject({ status: 500 });
    const [row] = await onS3.sql<{ id: string; ready: boolean }>(
      'SELECT id, ready FROM asset ORDER BY created_at DESC',
    );
    expect(row).toMatchObject({ ready: false });
    expect((await read(onS3, `/files/${row?.id}`)).status).toBe(404);
    expect((await check(onS3, anna, sent)).data).toMatchObject({ exists: true, fileInfo: { assetId: row?.id } });
    expect((await read(onS3, `/files/${row?.id}`)).status).toBe(200);
  });

  it('is told as a fault of ours, and charges nothing', async () => {
    const anna = await onS3.api.guest();
    const sent = await picture();
    s3.faults.status = 503;
    const reply = await postFile(onS3, '/v1/users/image/upload', sent, anna);
    s3.faults.status = 0;
    expect(reply.status).toBe(500);
    expect(await uploadPicture(onS3, anna, sent)).toMatch(/\.webp$/);
  });
});

describe('space and pace', () => {
  const waiting = async () => {
    const [found] = await app.sql<{ count: number }>(
      'SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
    );
    return found?.count;
  };

  it('of an account end at the quota, side by side too', async () => {
    const anna = await app.api.guest();
    const used = ASSETS.quotaBytes.guest - 1500;
    await app.sql(
      "INSERT INTO asset_upload (user_id, md5, size, file_name, requested_at) VALUES ($1, 'x', $2, 'x', now())",
      [anna.user.id, used],
    );
    const ask = (md5: string) =>
      app.api.rest('POST /v1/dedup-assets/check', { fileName: 'a.png', md5: md5.repeat(32), size: 1000 }, { as: anna });
    // All four look at the space before any of them takes it.
    const blocker = app.source.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('LOCK TABLE asset_upload IN EXCLUSIVE MODE');
    const asked = Promise.all(['1', '2', '3', '4'].map(ask));
    await until(async () => (await waiting()) === 4);
    await blocker.commitTransaction();
    await blocker.release();
    const codes = (await asked).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 1225, 1225, 1225]);
  });

  it('of an account end at 120 in an hour', async () => {
    const anna = await app.api.guest();
    const ask = (n: number) =>
      app.api.rest(
        'POST /v1/dedup-assets/check',
        { fileName: 'a.png', md5: String(n).padStart(32, '0'), size: 10 },
        { as: anna },
      );
    for (let n = 0; n < 120; n++) expect((await ask(n)).code).toBe(0);
    const over = await ask(120);
    expect(over).toMatchObject({ status: 429 });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['bread.png', 10 * 1024 * 1024, 0],
    ['bread.png', 10 * 1024 * 1024 + 1, 1222],
    ['bread.pdf', 20 * 1024 * 1024, 0],
    ['bread.pdf', 20 * 1024 * 1024 + 1, 1222],
    ['bread.pdf', 2 ** 31 - 1, 1222],
  ])('of %s with %i bytes: %i', async (fileName, size, code) => {
    const as = await app.api.guest();
    const reply = await app.api.rest('POST /v1/dedup-assets/check', { fileName, md5: 'a'.repeat(32), size }, { as });
    expect(reply.code).toBe(code);
    if (code) expect(reply.message).toContain('MB');
  });
});

describe('pictures that come with the call', () => {
  it('become the face of the caller, and of nobody else', async () => {
    const [anna, ben] = [await app.api.guest(), await app.api.guest()];
    const reply = await postFile(app, '/v1/users/avatar/upload', await picture(), anna);
    const { assetId, avatar } = (reply.body as { data: { assetId: string; avatar: string } }).data;
    expect(avatar).toBe(`/files/${assetId}/m`);
    expect((await app.api.rest('GET /v1/users/current', undefined, { as: anna })).data.avatar).toBe(avatar);
    expect((await read(app, avatar)).status).toBe(200);
    expect(await app.api.rest('PUT /v1/users/avatar', { assetId }, { as: ben })).toMatchObject({ code: 1226 });
    const gone = await app.api.rest('PUT /v1/users/avatar', { assetId: null }, { as: anna });
    expect(gone).toMatchObject({ code: 0, data: { avatar: null } });
  });

  it('are taken from accounts only, as a form with one file', async () => {
    const anna = await app.api.guest();
    const path = '/v1/users/image/upload';
    expect((await postFile(app, path, await picture())).status).toBe(401);
    const { payload, headers } = form([{ name: 'width', body: '40' }]);
    expect((await app.api.send('POST', `/api${path}`, payload, { as: anna, headers })).status).toBe(400);
    expect((await app.api.send('POST', `/api${path}`, {}, { as: anna })).status).toBe(415);
    const twice = form([1, 2].map(() => ({ name: 'file', filename: 'a.png', body: 'x' })));
    expect(
      (await app.api.send('POST', `/api${path}`, twice.payload, { as: anna, headers: twice.headers })).status,
    ).toBe(413);
    const large = await postFile(app, path, Buffer.alloc(10 * 1024 * 1024 + 1), anna);
    expect(large.status).toBe(413);
    await app.api.rest('POST /v1/users/apply-termination', {}, { as: anna });
    expect((await postFile(app, path, await picture(), anna)).status).toBe(460);
    const json = await app.api.send('POST', '/graphql', payload, { as: anna, headers });
    expect(json.status).toBe(415);
  });

  it.each([
    '/files/x',
    '/files/..%2f..%2ftoken-secret',
    '/files/../token-secret',
    `/files/${'0'.repeat(64)}.webp`,
    `/files/${'0'.repeat(64)}.webp/xxl`,
    `/files/${'0'.repeat(64)}.webp%00`,
    '/files/',
    '/files/kept',
  ])('are read nowhere else: %s', async (path) => {
    const { status, headers } = await read(app, path);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });
});
