import { textWidth } from '#domain/cards/text-width.ts';
import { OPTION_FONT_STEPS } from '#domain/limits.ts';

const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/u;

/** The language of what a card says, for voices and line breaks; undefined for digits and signs alone. */
export function langOf(text: string): 'zh-CN' | 'en' | undefined {
  if (CJK.test(text)) return 'zh-CN';
  return /[a-z]/i.test(text) ? 'en' : undefined;
}

const FONT_WIDTHS = [12, 24, 40];

/** The size of option text in px, one of 21, 19, 17 and 15: the wider the widest option, the smaller. */
export function optionFontSize(options: readonly string[]): number {
  const widest = Math.max(0, ...options.map(textWidth));
  const step = FONT_WIDTHS.findIndex((width) => widest <= width);
  return OPTION_FONT_STEPS.at(step) ?? OPTION_FONT_STEPS[0];
}

/** How many options stand side by side in a pool: at most 4 short ones, else 3, else 2, in rows as even as can be. */
export function poolColumns(options: readonly string[]): number {
  const widest = Math.max(0, ...options.map(textWidth));
  const most = widest <= 4 ? 4 : widest <= 8 ? 3 : 2;
  const rows = Math.max(1, Math.ceil(options.length / most));
  return Math.max(1, Math.ceil(options.length / rows));
}
