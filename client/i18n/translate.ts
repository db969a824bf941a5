import { createTranslator, type Messages } from 'use-intl';
import { catalogues, type Locale } from './catalogue.ts';
import type { Translator } from './translator.ts';

/** Translator of one namespace for code outside React, such as network links and navigation. */
export const translatorOf = <N extends keyof Messages>(locale: Locale, namespace: N) =>
  createTranslator({ locale, messages: catalogues[locale] as Messages, namespace }) as unknown as Translator<N>;
