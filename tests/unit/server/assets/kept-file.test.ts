import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '#server/kernel/errors.ts';
import { atMost } from '#server/modules/assets/at-most.ts';
import { keptFileOf } from '#server/modules/assets/kept-file.ts';
import { readPicture } from '#server/modules/assets/picture.ts';

const MIB = 1024 * 1024;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 120, b: 40, alpha: 1 } } });
const svg = (inner: string, size = 'width="24" height="24"', before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`,
  );

/** An animated GIF whose frames are white and black by turns. */
function animation(frames: number, side: number): Promise<Buffer> {
  const data = Buffer.alloc(side * side * frames * 3);
  for (let frame = 0; frame < frames; frame++)
    data.fill(frame % 2 ? 0 : 255, frame * side * side * 3, (frame + 1) * side * side * 3);
  return sharp(data, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ effort: 1, delay: Array.from({ length: frames }, () => 50), loop: 0 })
    .toBuffer();
}

/** A bitmap of 24 bits a pixel whose upper half is red, the lower blue. */
function bitmap(width: number, height: number, change: (file: Buffer) => void = () => {}): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) file[54 + y * row + x * 3 + (y >= height / 2 ? 2 : 0)] = 255;
  change(file);
  return file;
}

/** A PNG that says a size and holds almost nothing. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 100)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(body: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const refusal = async (file: Buffer): Promise<string> => {
  try {
    const { id } = await keptFileOf(file);
    return `kept as ${id}`;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

describe('a file that is sent', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is kept as WebP within 2000 × 2000, and small within 400',
    async (kind) => {
      const kept = await keptFileOf(await plain(2600, 1300)[kind]().toBuffer());
      expect(kept).toMatchObject({ kind: 'IMAGE', contentType: 'image/webp', width: 2000, height: 1000 });
      expect(await sharp(kept.full).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1000 });
      expect(await sharp(kept.small as Buffer).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 });
    },
  );

  it('has the same name however often it is sent, and a small one is not enlarged', async () => {
    const file = await plain(30, 20).png().toBuffer();
    const [one, other] = [await keptFileOf(file), await keptFileOf(file)];
    expect(one.id).toBe(other.id);
    expect(one).toMatchObject({ width: 30, height: 20 });
  });

  it('is turned upright and loses what it says of its owner', async () => {
    const file = await plain(60, 30)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '31/1 12/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { full, width, height } = await keptFileOf(file);
    const meta = await sharp(full).metadata();
    expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect({ width, height }).toEqual({ width: 30, height: 60 });
    expect(full.includes('Anna')).toBe(false);
  });

  it('as GIF stays animated, with each frame in bounds', async () => {
    const kept = await keptFileOf(await animation(4, 300));
    expect(kept).toMatchObject({ contentType: 'image/gif', width: 300, height: 300 });
    expect(await sharp(kept.full, { animated: true }).metadata()).toMatchObject({ format: 'gif', pages: 4, loop: 0 });
    expect(await sharp(kept.small as Buffer).metadata()).toMatchObject({ format: 'webp' });
  });

  it.each([
    ['plain', svg('<rect width="24" height="24" fill="red"/>')],
    [
      'declared',
      svg('<rect width="24" height="24" fill="red"/>', undefined, '\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n'),
    ],
    ['of a view box', svg('<rect width="8" height="8" fill="red"/>', 'viewBox="0 0 8 8"')],
  ])('as a drawing (%s) is kept as pixels', async (_, file) => {
    const kept = await keptFileOf(file);
    expect(kept).toMatchObject({ contentType: 'image/webp', width: 1024, height: 1024 });
    expect(kept.full.includes('<svg')).toBe(false);
  });

  it('as a bitmap is read from the bottom, or the top, in its colours', async () => {
    const upright = bitmap(21, 40);
    const { data } = await sharp((await keptFileOf(upright)).full)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
    const fromTop = await keptFileOf(bitmap(21, 40, (file) => file.writeInt32LE(-40, 22)));
    const turned = await sharp(fromTop.full).raw().toBuffer();
    expect(turned[0]).toBeLessThan(60);
    expect(turned[2]).toBeGreaterThan(200);
  });

  it('as PDF is kept as it is', async () => {
    const file = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const kept = await keptFileOf(file);
    expect(kept).toMatchObject({ kind: 'DOCUMENT', contentType: 'application/pdf', small: null, width: null });
    expect(kept.full).toBe(file);
  });
});

describe('a file that is refused', () => {
  const jpeg = () => plain(400, 300).jpeg().toBuffer();

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'ASSET_TYPE_REFUSED'],
    ['text', () => Buffer.from('hello'), 'ASSET_TYPE_REFUSED'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'ASSET_TYPE_REFUSED'],
    [
      'a page with a drawing',
      () => Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
      'ASSET_TYPE_REFUSED',
    ],
    ['a program', () => Buffer.from('7f454c460201010000000000', 'hex'), 'ASSET_TYPE_REFUSED'],
    ['an archive', () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(100)]), 'ASSET_TYPE_REFUSED'],
    ['TIFF, which sharp would read', () => plain(10, 10).tiff().toBuffer(), 'ASSET_TYPE_REFUSED'],
    ['AVIF, which sharp would read', () => plain(16, 16).avif().toBuffer(), 'ASSET_TYPE_REFUSED'],
    ['a JPEG that ends early', async () => (await jpeg()).subarray(0, 700), 'ASSET_UNREADABLE'],
    [
      'a PNG that ends early',
      async () => (await plain(900, 900).png().toBuffer()).subarray(0, 300),
      'ASSET_UNREADABLE',
    ],
    ['a GIF that ends early', async () => (await animation(4, 100)).subarray(0, 60), 'ASSET_UNREADABLE'],
    [
      'a WebP that ends early',
      async () => (await plain(900, 900).webp().toBuffer()).subarray(0, 40),
      'ASSET_UNREADABLE',
    ],
    ['the head of a PNG alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'ASSET_TYPE_REFUSED'],
    ['a bitmap that ends early', () => bitmap(50, 50).subarray(0, 200), 'ASSET_UNREADABLE'],
    ['a bitmap that is compressed', () => bitmap(5, 5, (file) => file.writeUInt32LE(1, 30)), 'ASSET_TYPE_REFUSED'],
    ['a bitmap of no size', () => bitmap(5, 5, (file) => file.writeInt32LE(0, 18)), 'ASSET_UNREADABLE'],
    [
      'a bitmap of a size below none',
      () => bitmap(5, 5, (file) => file.writeInt32LE(-2147483648, 22)),
      'ASSET_TOO_MANY_PIXELS',
    ],
    [
      'a bitmap that says too much',
      () => bitmap(5, 5, (file) => file.writeInt32LE(2147483647, 18)),
      'ASSET_TOO_MANY_PIXELS',
    ],
    ['a PNG of 30,000 × 30,000', () => pngBomb(30_000, 30_000), 'ASSET_TOO_MANY_PIXELS'],
    ['a PNG of a line too long', () => pngBomb(2_000_000, 100), 'ASSET_TOO_MANY_PIXELS'],
    ['an animation with too many frames', () => animation(42, 1000), 'ASSET_TOO_MANY_PIXELS'],
    [
      'a drawing that says a million',
      () => svg('<rect/>', 'width="1000000" height="1000000"'),
      'ASSET_TOO_MANY_PIXELS',
    ],
    [
      'a drawing with entities',
      () => svg('&a;', undefined, '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]>'),
      'ASSET_TYPE_REFUSED',
    ],
    ['a drawing that is no XML', () => svg('<rect'), 'ASSET_UNREADABLE'],
    ['a drawing that is too long', () => svg(`<!--${'x'.repeat(MIB)}-->`), 'ASSET_TOO_LARGE'],
    ['a PDF that ends early', () => Buffer.from('%PDF-1.4\n1 0 obj'), 'ASSET_UNREADABLE'],
    [
      'a picture of more than 10 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * MIB)]),
      'ASSET_TOO_LARGE',
    ],
  ])('%s', async (_, file, code) => {
    expect(await refusal(await file())).toBe(code);
  });

  it('is one that sharp reads as another kind than the first bytes say', async () => {
    await expect(readPicture(await plain(20, 20).png().toBuffer(), 'webp')).rejects.toMatchObject({
      code: 'ASSET_TYPE_REFUSED',
    });
  });

  it('for another reader loses what was meant for it: a picture that is a page, an archive, a drawing too', async () => {
    const hidden = '<svg onload="alert(1)"><script>alert(2)</script></svg>';
    for (const picture of [await jpeg(), await plain(20, 20).png().toBuffer(), await animation(2, 20)]) {
      const { full, small } = await keptFileOf(
        Buffer.concat([picture, Buffer.from(hidden), Buffer.from('504b0304', 'hex')]),
      );
      for (const kept of [full, small as Buffer]) expect(kept.includes('script')).toBe(false);
    }
  });

  it('as a drawing reaches no other file', async () => {
    const reaching = svg(
      '<image xlink:href="file:///etc/passwd" width="24" height="24"/><image href="http://127.0.0.1:1/a.png" width="24" height="24"/>',
    );
    const { data } = await sharp((await keptFileOf(reaching)).full)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((byte) => byte === 0)).toBe(true);
  });

  it('as a drawing that multiplies itself ends in time', async () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const inner = `<use xlink:href="#g${level}"/>`.repeat(12);
      return `<g id="g${level + 1}">${inner}</g>`;
    });
    const began = performance.now();
    await refusal(svg(`<defs><rect id="g0" width="1" height="1"/>${levels.join('')}</defs><use xlink:href="#g12"/>`));
    expect(performance.now() - began).toBeLessThan(20_000);
  }, 60_000);
});

describe('work of which so much runs at a time', () => {
  it('waits in its order, and a failure frees its place', async () => {
    const inLine = atMost(2);
    const log: string[] = [];
    let running = 0;
    const work = (name: string, fails = false) =>
      inLine(async () => {
        running++;
        expect(running).toBeLessThanOrEqual(2);
        log.push(name);
        await new Promise((done) => setTimeout(done, 5));
        running--;
        if (fails) throw new Error(name);
      }).catch(() => undefined);
    await Promise.all([work('a', true), work('b'), work('c'), work('d', true), work('e')]);
    await work('f');
    expect(log).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
