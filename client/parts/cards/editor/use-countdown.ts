import { CONTENT_LIMIT } from '#domain/limits.ts';
import { useT } from './wording.ts';

/** Characters before the bound from which on the rest is counted down. */
const COUNT_FROM = 100;

/** What there is to say about the length of a text: how much may still be written, or by how much it is too long. */
export function useCountdown(text: string): { words: string | undefined; over: boolean } {
  const t = useT('cardEditor');
  const left = CONTENT_LIMIT - [...text].length;
  const over = left < 0;
  if (left > COUNT_FROM) return { words: undefined, over };
  return { words: over ? t('over', { count: -left }) : t('left', { count: left }), over };
}
