/** The character of `6625.json`, null for a name of another form or no character of a font. */
export function characterOf(file: string): string | null {
  const [, code] = /^([0-9a-f]{4,5})\.json$/.exec(file) ?? [];
  if (code === undefined) return null;
  const point = Number.parseInt(code, 16);
  // Strokes are known of radicals and ideographs; nothing below them is asked of the file system.
  return point >= 0x2e80 && point <= 0x3ffff ? String.fromCodePoint(point) : null;
}

/** The syllable of `chun1.mp3`, with its tone 1 to 5 and ü written as v; null for a name of another form. */
export function syllableOf(file: string): string | null {
  return /^([a-z]{1,6}[1-5])\.mp3$/.exec(file)?.[1] ?? null;
}
