import { type Messages, useTranslations } from 'use-intl';
import type { Translator } from './translator.ts';

/** Translator of one namespace in the current language; keys and their placeholders are typed. */
export const useT = <N extends keyof Messages>(namespace: N) => useTranslations(namespace) as unknown as Translator<N>;
