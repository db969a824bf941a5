import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FILE = '../../node_modules/@fontsource/zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** Punctuation, unified ideographs, wide forms: what the font has of them. */
const CHINESE = range(0x3000, 0x303f) + range(0x4e00, 0x9fff) + range(0xff00, 0xffef);

/**
 * Lets browsers started from here find a Chinese font under a name that pages ask for, as the phones that show them have one: where
 * there is none, the page stops in its layout to ask the browser for a font once for each character (100 ms of waiting in a page of 100).
 * Resolves to what takes it away again.
 */
export async function provideChineseFont() {
  const folder = await mkdtemp(join(tmpdir(), 'bread-font-'));
  const font = await subsetFont(await readFile(new URL(FILE, import.meta.url)), CHINESE, { targetFormat: 'sfnt' });
  await writeFile(join(folder, 'chinese.ttf'), font);
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${folder}</dir>
<match target="scan"><test name="family"><string>ZCOOL KuaiLe</string></test><edit name="family"><string>PingFang SC</string></edit></match>
</fontconfig>`,
  );
  process.env.FONTCONFIG_FILE ??= config;
  return () => rm(folder, { recursive: true, force: true });
}
