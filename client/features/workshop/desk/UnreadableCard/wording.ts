import { wordingOf } from '#client/i18n/wording.ts';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';

export const { useT } = wordingOf(zh, en);
