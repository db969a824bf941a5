import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An account of the store of a test. */
const ACCOUNT = { key: 'TESTKEY', secret: 'a secret of the store', region: 'cn-east-1', bucket: 'bread' };

interface Answer {
  status: number;
  body?: Buffer | string;
}

/** A store that speaks as much of S3 as we use, and believes nothing that is not signed (Signature Version 4). */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  /** Makes every call fail while it is set. */
  const faults = { status: 0 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { status, body: answer } = faults.status
      ? { status: faults.status, body: failure('SlowDown') }
      : answerOf(request, body, objects);
    const head = status === 204 ? {} : { 'content-length': Buffer.byteLength(answer ?? '') };
    response.writeHead(status, head).end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { key, secret, region, bucket } = ACCOUNT;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}`,
    origin: `http://127.0.0.1:${port}`,
    objects,
    faults,
    stop: () => new Promise((done) => server.close(done)),
  };
}

const failure = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
const refused = (code: string, status = 403): Answer => ({ status, body: failure(code) });

function answerOf(request: IncomingMessage, body: Buffer, objects: Map<string, Buffer>): Answer {
  const url = new URL(request.url ?? '/', 'http://store');
  const [, bucket, ...rest] = url.pathname.split('/');
  if (bucket !== ACCOUNT.bucket) return refused('NoSuchBucket', 404);
  const key = decodeURIComponent(rest.join('/'));
  const type = request.headers['content-type'] ?? '';
  if (request.method === 'POST' && type.startsWith('multipart/form-data')) return takeForm(type, body, objects);
  if (!isSigned(request, url, body)) return refused('SignatureDoesNotMatch');
  if (request.method === 'POST' && url.searchParams.has('delete')) {
    for (const [, found] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(found as string);
    return { status: 200, body: '<?xml version="1.0"?><DeleteResult/>' };
  }
  if (request.method === 'PUT') objects.set(key, body);
  const found = objects.get(key);
  if (!found) return refused('NoSuchKey', 404);
  return { status: 200, body: request.method === 'PUT' ? '' : found };
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

function signatureOf(day: string, text: string): string {
  const key = [ACCOUNT.region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${ACCOUNT.secret}`, day));
  return hmac(key, text).toString('hex');
}

function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const match = /Credential=([^/]+)\/(\d+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!match) return false;
  const [, key, day, scope, signed, signature] = match as unknown as string[];
  const contentHash = String(headers['x-amz-content-sha256']);
  if (key !== ACCOUNT.key || (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body))) return false;
  const names = (signed as string).split(';');
  const query = [...url.searchParams].sort(([one], [other]) => (one < other ? -1 : 1));
  const canonical = [
    method,
    url.pathname,
    query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    contentHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${scope}`, sha256(canonical)].join('\n');
  return signatureOf(day as string, text) === signature;
}

/** Takes a posted form whose policy is signed, has not expired, and is met in every condition. */
function takeForm(type: string, body: Buffer, objects: Map<string, Buffer>): Answer {
  const { fields, file } = readForm(type, body);
  const credential = fields['X-Amz-Credential'] ?? '';
  const [key, day = ''] = credential.split('/');
  if (key !== ACCOUNT.key || signatureOf(day, fields.Policy ?? '') !== fields['X-Amz-Signature'])
    return refused('SignatureDoesNotMatch');
  const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString()) as {
    expiration: string;
    conditions: (Record<string, string> | [string, number, number])[];
  };
  if (new Date(policy.expiration) < new Date()) return refused('AccessDenied');
  const given: Record<string, string | undefined> = { ...fields, bucket: ACCOUNT.bucket };
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      if (Object.entries(condition).some(([name, value]) => given[name] !== value)) return refused('AccessDenied');
      continue;
    }
    const [, least, most] = condition;
    if (file.length < least) return refused('EntityTooSmall', 400);
    if (file.length > most) return refused('EntityTooLarge', 400);
  }
  objects.set(fields.key ?? '', file);
  return { status: 204 };
}

function readForm(type: string, body: Buffer): { fields: Record<string, string>; file: Buffer } {
  const boundary = `--${/boundary="?([^";]+)/.exec(type)?.[1]}`;
  const fields: Record<string, string> = {};
  let file = Buffer.alloc(0);
  let at = body.indexOf(boundary) + boundary.length + 2;
  for (let end = body.indexOf(boundary, at); end > 0; end = body.indexOf(boundary, at)) {
    const head = body.indexOf('\r\n\r\n', at);
    const value = body.subarray(head + 4, end - 2);
    const header = body.subarray(at, head).toString();
    const name = /name="([^"]*)"/.exec(header)?.[1] ?? '';
    if (/filename="/.test(header)) file = Buffer.from(value);
    else fields[name] = value.toString();
    at = end + boundary.length + 2;
  }
  return { fields, file };
}
