import { createTranslator, type Messages } from 'use-intl';
import { catalogues, type Locale } from './catalogue.ts';

/** Translator of one namespace for code outside React, such as network links and navigation. */
export function translatorOf<N extends keyof Messages>(locale: Locale, namespace: N) {
  return createTranslator({ locale, messages: catalogues[locale] as Messages, namespace });
}
