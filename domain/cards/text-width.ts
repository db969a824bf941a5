import { LONG_TEXT_WIDTH } from '#domain/limits.ts';

// East Asian wide and full-width blocks, with emoji.
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** The width of a text in units: a CJK character counts 2, any other 1. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += wide.test(char) ? 2 : 1;
  return width;
}

/** Whether options must stand below each other because one is too wide for a cell. */
export function needsVerticalLayout(options: readonly string[]): boolean {
  return options.some((option) => textWidth(option) > LONG_TEXT_WIDTH);
}
