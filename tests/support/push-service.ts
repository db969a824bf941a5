import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a browser was sent, decrypted with its keys. */
export interface Delivered {
  path: string;
  headers: IncomingMessage['headers'];
  message: Record<string, string>;
}

/** A browser that subscribes: the keys it gives away, and the one it keeps. */
export function makeBrowser(name: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291 and 8188, by the browser's side. */
    decrypt(body: Buffer): Record<string, string> {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
export type Browser = ReturnType<typeof makeBrowser>;

/** Whether a `vapid t=…, k=…` header was signed by the key it names, for this audience. */
export function isSigned(authorization: string, audience: string): boolean {
  const { t = '', k = '' } = /^vapid t=(?<t>[^,]+), k=(?<k>\S+)$/.exec(authorization)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = t.split('.');
  const point = Buffer.from(k, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && JSON.parse(Buffer.from(claims, 'base64url').toString()).aud === audience;
}

/** A small push service at https://push.example, which decrypts what it is sent and answers as it is told. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, number | 'silence'>();
  const delivered: Delivered[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const answer = answers.get(path) ?? 201;
    if (answer === 'silence') return;
    const browser = browsers.get(path);
    if (browser && answer === 201) delivered.push({ path, headers: request.headers, message: browser.decrypt(body) });
    response.writeHead(answer, answer === 307 ? { location: 'http://127.0.0.1:1/' } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    delivered,
    /** A new browser that has subscribed here. */
    browser(name: string, answer: number | 'silence' = 201): Browser {
      const browser = makeBrowser(name);
      browsers.set(`/${name}`, browser);
      answers.set(`/${name}`, answer);
      return browser;
    },
    /** Takes the place of `fetch`: the host of tests is this machine. */
    fetch: (url: string, init: RequestInit) =>
      fetch(url.replace('https://push.example', `http://127.0.0.1:${port}`), init),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
