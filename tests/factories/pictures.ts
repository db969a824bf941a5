import sharp from 'sharp';
import type { Guest, TestApp } from '#tests/support/app.ts';

export interface Part {
  name: string;
  filename?: string;
  body: Buffer | string;
}

/** A body of `multipart/form-data`, with its header. */
export function form(parts: readonly Part[]): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = '----bread-boundary';
  const chunks = parts.flatMap(({ name, filename, body }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"\r\ncontent-type: application/octet-stream` : ''}\r\n\r\n`,
    ),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

let hue = 0;

/** A plain picture, each of another colour. */
export function picture(kind: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', width = 40, height = 30): Promise<Buffer> {
  hue += 1;
  const background = { r: hue & 255, g: (hue * 37) & 255, b: (hue * 91) & 255 };
  return sharp({ create: { width, height, channels: 3, background } })
    [kind]()
    .toBuffer();
}

/** Posts a file to a route that takes one. */
export async function postFile(app: TestApp, path: string, body: Buffer, as?: Guest, name = 'bread.png') {
  const { payload, headers } = form([{ name: 'file', filename: name, body }]);
  return app.api.send('POST', `/api${path}`, payload, { as, headers });
}

/** Uploads a picture for somebody; its asset id. */
export async function uploadPicture(app: TestApp, as: Guest, body?: Buffer): Promise<string> {
  const reply = await postFile(app, '/v1/users/image/upload', body ?? (await picture()), as);
  const { code, data } = reply.body as { code: number; data: { assetId: string } };
  if (code !== 0) throw new Error(`the picture was not taken: ${JSON.stringify(reply.body)}`);
  return data.assetId;
}
